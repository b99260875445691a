/** The versions of the rates, for visitors. */
export const rates = {
  changed: 'Las tarifas cambiaron. Calcula de nuevo.',
  changedAt: 'Las tarifas cambiaron {{moment}}. Calcula de nuevo.',
  earlier: 'el {{date}} {{time}}',
  offlineSeen: 'Sin conexión: usamos las tarifas vistas {{moment}}.',
  offlineNever:
    'Sin conexión: usamos las tarifas con las que llegó esta página, las de la versión {{version}}.',
  unreadSeen: 'No pudimos leer las tarifas del banco: usamos las vistas {{moment}}.',
  unreadNever:
    'No pudimos leer las tarifas del banco: usamos las que llegaron con esta página, las de la versión {{version}}.',
  retry: 'Leer las tarifas de nuevo',
  since: 'En vigor desde el {{moment}}',
  whatChanged: 'Qué cambió desde la versión {{version}}',
  noChange: 'Ninguna tarifa cambió.',
  changesLoading: 'Buscando la versión anterior…',
  changesFailed: 'No pudimos leer la versión anterior.',
  option: '{{label}}, {{option}}',
};
