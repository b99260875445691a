/** The copy of the staff area, loaded with it. */
export const staff = {
  title: 'Personal',
};
