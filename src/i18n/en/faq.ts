import type { faq as original } from '../es/faq';
import type { Translation } from '../translation';

export const faq: Translation<typeof original> = {
  title: 'FAQS',
  lead: 'Six questions, six answers. And if yours is missing, call.',
  search: 'Search the questions',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  nothing: {
    title: 'No question says that.',
    text: 'Try another word or call {{phone}}, option {{option}}.',
    all: 'See all six',
  },
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'It could not be copied. The question’s address is in the browser’s bar.',
  openAccount: 'Open your first account',
  call: 'Call {{phone}}, option {{option}}',
  questions: {
    value: {
      question: 'Do I get what my account is worth?',
      answer:
        'Not always. The loan need not equal the value of your account: the bank decides on your credit history, how you manage your savings and other factors.',
    },
    customers: {
      question: 'Do I have to be a customer of the bank?',
      answer:
        'Yes. Only customers of {{bank}} can ask for it. If you are not one yet, open your first account.',
    },
    everyone: {
      question: 'Can I ask if I was rejected before?',
      answer:
        'Yes. Every customer can ask for it, whatever their card’s rank, how long they have been with us or earlier rejections.',
    },
    one: {
      question: 'Can I ask for one for each game?',
      answer:
        'No. It is one loan per person, not several for several game accounts. Choose the account you want to present.',
    },
    time: {
      question: 'How long does the answer take?',
      answer:
        'The check takes up to 72 hours. The result comes to the e-mail you wrote in your request.',
    },
    help: {
      question: 'How do I talk to somebody?',
      answer: 'Call {{phone}} and press option {{option}}: customer service will help you.',
    },
  },
};
