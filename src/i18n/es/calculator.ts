export const calculator = {
  title: 'calculator',
};
