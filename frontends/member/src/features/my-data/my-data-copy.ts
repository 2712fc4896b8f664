import { brand } from '@aera/content';

export const myDataCopy = {
  title: 'Your data',
  eyebrow: 'Member area',
  lead: 'What is held about you as a member, in every part of the platform, and what you may do about it.',
  back: 'Back to the dashboard',
  retry: 'Try again',
  overview: {
    title: 'What is held',
    lead: 'Read at the source, just now. The file has all of it, word for word.',
    download: 'Download everything',
    waiting: 'The file is there once every part has been read.',
    file: 'your-member-data',
    loading: 'Reading…',
    failed: 'This part could not be read',
    failedDetail: 'Nothing has changed. The other parts are as they stand here.',
    show: (count: number) => `Show all ${count}`,
  },
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'E-mail',
    since: 'Member since',
    password: 'Password',
    passwordNote: 'Only a hash of it is kept. It is in no file.',
    sessions: 'Sign-ins',
    signedIn: (when: string, from: string) => `Signed in ${when}: ${from}`,
    passkeys: 'Passkeys',
    added: (when: string) => `added ${when}`,
    used: (when: string) => `last used ${when}`,
    devices: (n: number) =>
      n === 1 ? 'One browser is known to be yours.' : `${n} browsers are known to be yours.`,
    lastActive: (when: string) => `last active about ${when}`,
    until: (when: string) => `ended ${when}`,
    lasts: (when: string) => `lasts until ${when} at most`,
  },
  questions: {
    title: 'Questions and answers',
    none: 'You have asked nothing.',
    count: (n: number) => (n === 1 ? 'One question' : `${n} questions`),
    states: { waiting: 'Waiting', answered: 'Answered', withdrawn: 'Withdrawn' },
    gone: '(no words)',
    votes: (n: number) => (n === 1 ? 'You have rated one answer.' : `You have rated ${n} answers.`),
  },
  notifications: {
    title: 'Notifications and settings',
    none: 'Nothing has been sent to you.',
    count: (n: number) => (n === 1 ? 'One notification' : `${n} notifications`),
    settings: (n: number) =>
      n === 0
        ? 'Nothing is noted on how to reach you.'
        : 'How to reach you, and your settings, are in the file.',
  },
  messages: {
    title: 'Messages to us',
    none: 'None was sent with the contact form while you were signed in.',
    count: (n: number) => (n === 1 ? 'One message' : `${n} messages`),
    note: `What was sent without signing in is not tied to your account: anybody can type your address. Write to ${brand.email} about it.`,
  },
  browser: {
    title: 'This browser',
    none: 'Nothing is held about this browser.',
    count: (n: number) =>
      n === 1 ? 'One acknowledgement of the notice' : `${n} acknowledgements of the notice`,
    note: 'Kept apart from your account, under a number in this browser. Receipts, their proofs, and erasing them:',
    link: 'See the data of this browser',
  },
  searches: {
    title: 'Searches',
    none: 'No search of yours is kept.',
    count: (n: number) => (n === 1 ? 'One search' : `${n} searches`),
    note: 'Kept under a key that only the search can make from your account, so that it sees which articles are missing. Searches from before you signed in are not among them.',
  },
  consent: {
    title: 'Your consent',
    standing:
      'This browser has acknowledged the notice, and that stands. You may take it back at any time; your account stays.',
    nothing: 'No acknowledgement of this browser stands: there is nothing to withdraw.',
    unknown: 'Whether this browser has acknowledged the notice could not be read just now.',
  },
  erase: {
    title: 'Erase your account',
    text: 'The keys to everything that is yours are destroyed. This cannot be undone, by you or by us.',
    action: 'Erase my account',
    dialog: {
      title: 'Erase your account?',
      text: 'Download your data first if you want to keep them: afterwards nobody can read them any more.',
      goesTitle: 'What goes, at once and for good',
      goes: [
        'your name, your e-mail address and your password',
        'the words of your questions and their answers, your notifications and your settings',
        'your searches, and messages that you sent us while you were signed in',
        'every sign-in, on every device, and your passkeys',
      ],
      staysTitle: 'What stays',
      stays: [
        'answers that were published, with nothing that says who asked',
        'that an account was made and erased, and when, under a number that leads to nobody',
        'what is held about this browser, until you erase that on its own page',
      ],
      waiting:
        'Questions that still wait for an answer are withdrawn. The address is free again: you may come back, as somebody new.',
      missing: 'Please enter your password.',
      submit: 'Erase for ever',
      submitting: 'Erasing…',
      cancel: 'Keep my account',
      failed: 'Nothing was erased',
    },
  },
} as const;
