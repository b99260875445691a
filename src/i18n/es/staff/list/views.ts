export const views = {
  label: 'Vistas guardadas',
  none: 'Sin vistas guardadas.',
  keep: 'Guardar esta vista',
  name: 'Nombre de la vista',
  save: 'Guardar',
  where:
    'Guarda los filtros y el orden en este navegador, solo para ti. Lo que buscas no se guarda.',
  rename: 'Cambiar el nombre',
  remove: 'Borrar la vista',
  removed: 'Se borró la vista «{{name}}».',
  full: 'Tienes {{count}} vistas, el máximo. Borra una para guardar otra.',
  unstored:
    'Este navegador no guarda datos: tus vistas durarán hasta que cierres o recargues la página.',
  team: 'Equipo · {{name}}',
  teamLoading: 'Buscando las vistas del equipo…',
  teamFailed: 'No se pudieron leer las vistas del equipo.',
  teamFull: 'El equipo tiene {{count}} vistas, el máximo. Quita una para compartir otra.',
  teamTaken:
    'El equipo ya tiene una vista con el nombre «{{name}}». Cambia el nombre de la tuya para compartirla.',
  share: 'Compartir con el equipo',
  shared: 'Compartiste la vista «{{name}}» con el equipo.',
  unshare: 'Quitar del equipo',
  unshareTitle: '¿Quitar la vista «{{name}}» del equipo?',
  unshareText: 'La compartió {{name}}. Nadie más la verá aquí. La auditoría guarda tu nombre.',
  unshareYes: 'Sí, quitar',
  unshared: 'Quitaste la vista «{{name}}» del equipo.',
  working: 'Un momento…',
  problems: {
    missing: 'Escribe un nombre.',
    taken: 'Ya tienes una vista con este nombre. Escribe otro.',
  },
};
