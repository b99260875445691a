/** How fast the bank answered lately. */
export const responseTime = {
  within_one:
    'En los últimos 30 días, 9 de cada 10 personas tuvieron respuesta en 1\u00a0hora o menos, sin contar lo que el banco esperó por ellas.',
  within_other:
    'En los últimos 30 días, 9 de cada 10 personas tuvieron respuesta en {{count}}\u00a0horas o menos, sin contar lo que el banco esperó por ellas.',
  late: 'De las solicitudes de los últimos 30 días, más de 1 de cada 10 pasó de {{verificationHours}}\u00a0horas sin respuesta.',
};
