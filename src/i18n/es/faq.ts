export const faq = {
  title: 'faq',
};
