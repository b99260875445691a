/** The id of a document that this browser asks for; the same act said again gives it again. */
export const newId = (): string => crypto.randomUUID();
