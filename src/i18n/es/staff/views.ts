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
  undo: 'Deshacer',
  full: 'Tienes {{count}} vistas, el máximo. Borra una para guardar otra.',
  unstored:
    'Este navegador no guarda datos: tus vistas durarán hasta que cierres o recargues la página.',
  problems: {
    missing: 'Escribe un nombre.',
    taken: 'Ya tienes una vista con este nombre. Escribe otro.',
  },
};
