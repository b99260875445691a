import { failures } from '../failures';
import { values } from './values';

/** The copy of the staff area. */
export const staff = {
  nav: {
    label: 'Personal',
    account: 'Tu cuenta',
    roles: {
      reader: 'lectura',
      analyst: 'analista',
      reviewer: 'revisor',
      admin: 'administrador',
    },
    signOut: 'Cerrar sesión',
    pending_one: '{{number}} pendiente',
    pending_other: '{{number}} pendientes',
    open_one: '{{number}} abierto',
    open_other: '{{number}} abiertos',
  },
  place: 'Los días y las horas son los de Santo Domingo.',
  loading: 'Cargando…',
  retry: 'Intentar de nuevo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  search: 'Buscar',
  more: 'Ver más',
  you: 'Tú, {{name}}',
  undo: 'Deshacer',
  saving: 'Guardando…',
  game: 'Juego',
  notRecorded: 'No registrado',
  somebody: 'alguien del personal',
  unreadable: 'No se puede leer: {{path}}',
  sort: {
    by: 'Ordenar por',
    ascending: '{{column}}, ascendente',
    descending: '{{column}}, descendente',
  },
  idle: {
    warning: 'Nadie usa esta página. En un minuto se bloquea.',
    stay: 'Seguir aquí',
  },
  failures: {
    ...failures,
    denied: 'Tu cuenta no tiene permiso para esto. Pide que revisen tu acceso.',
    timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
    busy: 'El servidor está ocupado. Espera un minuto e inténtalo de nuevo.',
    portal:
      'Otra página respondió en lugar del servidor. Si tu Wi-Fi pide iniciar sesión, hazlo e inténtalo de nuevo.',
    'no-account': 'Google no da más cuentas de visitante por ahora. Inténtalo dentro de una hora.',
    outdated: 'Hay una versión nueva de esta página. Vuelve a cargarla.',
    blocked:
      'El sitio responde, pero una parte de esta página no llegó. Quizás la detuvo un bloqueador de anuncios: apágalo en este sitio e inténtalo de nuevo.',
    'not-a-visitor':
      'Esto solo lo pueden hacer los visitantes. Cierra la sesión e inténtalo de nuevo.',
    expired: 'Tu sesión terminó. Entra de nuevo.',
    limit: 'Llegaste al límite. Inténtalo más tarde.',
    'rates-changed': 'Las tarifas cambiaron mientras tanto. Vuelve a cargar la página.',
    unknown: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
  },
  values,
};
