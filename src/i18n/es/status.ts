export const status = {
  title: 'status',
};
