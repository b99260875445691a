export const signUp = {
  title: 'signUp',
};
