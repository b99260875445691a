/** Downloading a list. */
export const exporting = {
  reading_one: '{{done}} de {{total}} fila',
  reading_other: '{{done}} de {{total}} filas',
  writing: 'Escribiendo el archivo…',
  cancel: 'Cancelar la descarga',
  cancelled: 'Descarga cancelada. No se guardó ningún archivo.',
  done_one: 'Listo: {{file}}, {{rows}} fila.',
  done_other: 'Listo: {{file}}, {{rows}} filas.',
  failed: 'No se guardó ningún archivo. {{why}}',
  newRelease: 'Hay una versión nueva de la página: vuelve a cargarla y descarga otra vez.',
  closed:
    'Solo quien administra puede descargar listas. Si necesitas esta, pídela a una persona con el rol de administrador.',
};
