/** The collection that the mail extension watches; the rules allow nobody to read or write it. */
export const OUTGOING = 'correos_salida';
