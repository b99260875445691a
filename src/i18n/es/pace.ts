/** How fast the bank answered lately. */
export const pace = {
  within_one:
    'En los últimos 30 días, 9 de cada 10 personas tuvieron respuesta en 1\u00a0hora o menos.',
  within_other:
    'En los últimos 30 días, 9 de cada 10 personas tuvieron respuesta en {{count}}\u00a0horas o menos.',
  late: 'De las solicitudes de los últimos 30 días, más de 1 de cada 10 espera desde hace más de {{verificationHours}}\u00a0horas.',
};
