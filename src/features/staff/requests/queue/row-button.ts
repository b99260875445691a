/** The attribute that marks the buttons of the queue's rows; the keys move through them. */
export const ROW_BUTTON = { 'data-row': '' } as const;

/** The id of the button that opens a request. Closing it moves the focus back there. */
export function rowButtonId(requestId: string): string {
  return `open-${requestId}`;
}
