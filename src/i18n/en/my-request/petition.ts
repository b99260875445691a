import type { petition as original } from '../../es/my-request/petition';
import { optionalList } from '../../optional-words';
import type { Translation } from '../../translation';
import { optionalFields } from '../optional-fields';

export const petition: Translation<typeof original> = {
  code: {
    title: 'Your data.',
    text: 'The code shows the status only. Below is what you can ask for.',
    known: 'What the code shows',
    game: 'Game',
    status: 'Status',
    sent: 'Sent',
    updated: 'Last change',
    hidden: 'Name, ID number, e-mail and value are not shown here.',
    ask: 'What you can ask for.',
    why: 'Since nobody here knows who you are, we send a link to the e-mail address of the request. Nothing happens until you open it and confirm.',
  },
  withdrawal: {
    name: 'Withdraw the request',
    text: 'The bank stops evaluating it, for good. Its data stays until it is erased.',
    action: 'Withdraw request',
    working: 'The bank is withdrawing it…',
  },
  giveBack: {
    name: 'I no longer want this loan',
    text: 'The approval ends today. If you have signed the contract, call {{phone}}: this does not cancel it.',
    action: 'I no longer want this loan',
    working: 'The bank is ending the approval…',
  },
  lighter: {
    name: 'Erase what can go',
    text: 'The telephone, promotions, e-mails and your answer about your telephone are erased.',
    action: 'Erase what can go',
    working: 'The bank is erasing what can go…',
  },
  reconsideration: {
    working: 'The bank is putting your request on its list…',
  },
  erasure: {
    name: 'Erase the data',
    text: `Name, ID number, e-mail address, ${optionalList(optionalFields)}, player name, answers and e-mails are erased.`,
    action: 'Erase my data',
    working: 'The bank is erasing the data…',
  },
  sending: 'Asking the bank…',
  mailed:
    'You asked {{time}}. The link goes to the e-mail address of the request (at most three e-mails a day go to one address). Open it within 24 hours and confirm. If it does not arrive in ten minutes, look in your spam folder, ask again, or call {{phone}}, option {{option}}.',
  again: 'Ask for another link',
  confirm: {
    loadingTitle: 'One moment.',
    loading: 'Checking the link…',
    failedTitle: 'It did not load.',
    withdrawal: {
      title: 'Withdraw it?',
      text: 'Pressing the button withdraws request {{reference}}. The bank stops evaluating it for good.',
      doneTitle: 'Withdrawn.',
      doneText:
        'Request {{reference}} is withdrawn and the bank no longer evaluates it. You can apply again whenever you like.',
      closedTitle: 'It was closed already.',
      closedText: 'Request {{reference}} was no longer open: there was nothing to withdraw.',
    },
    giveBack: {
      title: 'You no longer want this loan?',
      text: 'The approval of request {{reference}} ends today. If you have signed the contract, call {{phone}}: this does not cancel it.',
      doneTitle: 'The approval ended.',
      doneText:
        'You no longer want the loan of request {{reference}}. You can send another request whenever you like.',
      closedTitle: 'This is no longer possible.',
      closedText:
        'The approval of request {{reference}} had ended already, or the bank has told what became of the loan. If you have questions, call {{phone}}, option {{option}}.',
    },
    lighter: {
      title: 'Erase what can go?',
      text: 'Of request {{reference}} the telephone, promotions, e-mails and the answer about the telephone are erased.',
      doneTitle: 'Done.',
      doneText:
        'We erased the telephone, promotions and e-mails of request {{reference}}. The rest is kept, as the law requires.',
      closedTitle: 'Done.',
      closedText:
        'We erased the telephone, promotions and e-mails of request {{reference}}. The rest is kept, as the law requires.',
    },
    reconsideration: {
      title: 'What is wrong?',
      text: 'Someone who did not take the first decision looks at request {{reference}}. You can ask once, and the new answer is the last.',
      doneTitle: 'Being reconsidered.',
      doneText:
        'Another person is looking at request {{reference}} again. Until they answer, the first answer holds.',
      closedTitle: 'No longer possible.',
      closedText:
        'Request {{reference}} was looked at again already, or the 30 days to ask for it have passed.',
    },
    erasure: {
      title: 'Erase the data?',
      text: 'Pressing the button erases the data of request {{reference}}. It cannot be undone, and the code will stop working.',
      doneTitle: 'Erased.',
      doneText:
        'We erased the data of request {{reference}}. We send a confirmation to its e-mail address (at most three e-mails a day go to one address).',
      closedTitle: 'Erased.',
      closedText: 'Request {{reference}} had no data left to erase.',
    },
    badTitle: 'This link no longer works.',
    badText:
      'It is more than 24 hours old, was replaced by a newer one or is incomplete. Ask for another one with the code of the request.',
    see: 'See the request',
  },
};
