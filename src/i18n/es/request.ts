export const request = {
  title: 'request',
};
