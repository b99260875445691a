/** Ending a subscription with the link of its mail. */
export const unsubscribe = {
  title: '¿Te damos de baja?',
  text: 'Borramos tu nombre y tu correo, y el banco no te escribe más sobre servicios para gamers. Si tienes una solicitud de préstamo, sigue igual.',
  action: 'Darme de baja',
  working: 'El banco te está dando de baja…',
  doneTitle: 'Listo.',
  doneText: 'Estás de baja. Borramos tu nombre y tu correo.',
  badTitle: 'Este enlace no sirve.',
  badText:
    'Le falta una parte, o ya te diste de baja hace tiempo. Abre otra vez el enlace del correo que te enviamos, o llama al {{phone}}, opción {{option}}.',
};
