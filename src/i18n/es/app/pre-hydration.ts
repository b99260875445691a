/** The messages of a prerendered page before hydration. */
export const preHydration = {
  offline: 'No hay conexión. Lo que escribas o pulses se guarda y continúa cuando vuelva.',
  failed: 'La página no terminó de cargar. Revisa tu internet o tu bloqueador de anuncios.',
  again: 'Volver a cargar',
};
