import { lineProblems } from '../../field-problems';
export const catalogue = {
  name: 'Nombre',
  image: 'Imagen (opcional)',
  imageHint: 'Dirección en {{hosts}} o de este sitio. Si la dejas vacía, se muestra el emblema.',
  imageBroken: 'La imagen no carga: revisa la dirección. Mientras tanto, se muestra el emblema.',
  path: 'Destino',
  pathHint: 'Página de este sitio que abre la tarjeta, como {{path}}.',
  save: 'Guardar',
  saveFor: 'Guardar los datos de {{game}}',
  saved: 'Guardado. Así se ve ya en el inicio.',
  same: 'No hay nada que guardar: todo está como antes.',
  undo: 'Deshacer: volver a los datos de antes',
  undone: 'Deshecho. El juego tiene otra vez los datos de antes.',
  conflict:
    'Este juego cambió mientras tanto: nombre {{name}}, imagen {{image}}, destino {{path}}. Lo que escribiste sigue en los campos; si lo guardas de nuevo, queda encima.',
  noImage: 'ninguna',
  problems: {
    name: {
      missing: 'Escribe el nombre.',
      ...lineProblems,
    },
    image: {
      address: 'Esto no es una dirección de imagen. Debe empezar por https:// o por /.',
      host: 'El sitio solo puede mostrar imágenes de {{hosts}} o suyas. Sube la imagen ahí y pega su dirección.',
    },
    path: {
      missing: 'Escribe a qué página lleva la tarjeta.',
      address: 'El destino debe ser una página de este sitio y empezar por una sola /.',
      page: 'Este sitio no tiene esa página. Revisa cómo está escrita.',
    },
  },
};
