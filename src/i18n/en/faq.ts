import type { faq as original } from '../es/faq';
import type { Translation } from '../translation';

export const faq: Translation<typeof original> = {
  title: 'FAQS',
  lead: 'The six most common questions. If yours is not here, call us.',
  search: 'Search the questions',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  nothing: {
    title: 'No question matches.',
    text: 'Try another word or call {{phone}}, option {{option}}.',
    all: 'See all questions',
  },
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. You can copy it from the address bar.',
  questions: {
    value: {
      question: 'Will the bank lend me what my account is worth?',
      answer:
        'Not always. The loan does not have to equal the value of your account: the bank decides based on your credit history, how you manage your savings and other factors.',
    },
    customers: {
      question: 'Do I have to be a customer of the bank?',
      answer:
        'Yes. Only {{bank}} customers can apply. If you are not one yet, open your first account.',
    },
    everyone: {
      question: 'Can I apply if I was rejected before?',
      answer:
        'Yes. Every customer can apply, whatever the rank of their card, however long they have been a customer and even if they were rejected before.',
    },
    one: {
      question: 'Can I get one loan for each game?',
      answer:
        'No. It is one loan per person, even if you have several game accounts. Choose the account you want to present.',
    },
    time: {
      question: 'How long does the answer take?',
      answer:
        'Verification takes up to {{verificationHours}} hours. Days that you take to answer a question do not count. The result goes to the e-mail address in your request.',
    },
    help: {
      question: 'How do I talk to someone?',
      answer: 'Call {{phone}} and choose option {{option}} to reach customer service.',
    },
  },
};
