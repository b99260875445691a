/** What marks the buttons that open the rows of the queue, in their order on the page. */
export const ROW_BUTTON = { 'data-row': '' } as const;

/** The id of the button that opens a request. Closing it moves the focus back there. */
export function rowButtonId(requestId: string): string {
  return `open-${requestId}`;
}
