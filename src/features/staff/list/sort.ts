/** The order of a list: by one of its columns, upwards or downwards. */
export interface Sort<Id extends string> {
  readonly by: Id;
  readonly descending: boolean;
}
