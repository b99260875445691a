/** What a complaint is about, for the person who makes it. */
export const complaintKinds = {
  decision: 'La decisión',
  delay: 'La demora',
  data: 'Mis datos',
  treatment: 'El trato',
  site: 'Este sitio',
};
