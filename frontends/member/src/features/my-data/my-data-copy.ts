import { brand } from '@aera/content';

export const myDataCopy = {
  title: 'Your data',
  lead: 'Everything we hold about you as a member, and what you can do with it.',
  back: 'Back to dashboard',
  overview: {
    title: 'What we hold',
    lead: 'Loaded just now. Download the file for every detail.',
    download: 'Download everything',
    downloadPending: 'You can download it once everything has loaded.',
    file: 'your-member-data',
    loading: 'Loading…',
    failed: 'Couldn’t load this section',
  },
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'Email',
    since: 'Member since',
    password: 'Password',
    passwordNote: 'We only store a hash. It isn’t included in your download.',
    sessions: 'Sign-ins',
    signedIn: (when: string, from: string) => `Signed in ${when}: ${from}`,
    emailChanges: 'Changes of your email address',
    emailChange: ({ type, email }: { readonly type: string; readonly email: string | null }) =>
      email === null
        ? 'Change cancelled'
        : type === 'EmailChanged'
          ? `Changed to ${email}`
          : `Asked to change to ${email}`,
    passkeys: 'Passkeys',
    added: (when: string) => `added ${when}`,
    used: (when: string) => `last used ${when}`,
    devices: (n: number) =>
      n === 1 ? 'We recognise 1 browser as yours.' : `We recognise ${n} browsers as yours.`,
    lastActive: (when: string) => `last active about ${when}`,
    endedAt: (when: string) => `ended ${when}`,
    expiresAt: (when: string) => `expires ${when} at the latest`,
  },
  questions: {
    title: 'Questions and answers',
    none: 'You haven’t asked any questions',
    count: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
    states: { waiting: 'Pending', answered: 'Answered', withdrawn: 'Withdrawn' },
    erased: '(text erased)',
    votes: (n: number) => (n === 1 ? 'You’ve rated 1 answer.' : `You’ve rated ${n} answers.`),
  },
  notifications: {
    title: 'Notifications and settings',
    none: 'You have no notifications',
    count: (n: number) => (n === 1 ? '1 notification' : `${n} notifications`),
    settings: (n: number) =>
      n === 0
        ? 'You have no saved contact details or settings.'
        : 'Your contact details and settings are in the download.',
  },
  messages: {
    title: 'Messages to us',
    none: 'You haven’t sent us any messages while signed in',
    count: (n: number) => (n === 1 ? '1 message' : `${n} messages`),
    note: `Messages you sent without signing in aren’t linked to your account, because anyone could have typed your address. Email ${brand.email} about them.`,
  },
  browser: {
    title: 'This browser',
    none: 'We hold no data about this browser',
    count: (n: number) =>
      n === 1 ? '1 acknowledgement of the notice' : `${n} acknowledgements of the notice`,
    note: 'Stored separately from your account. See your receipts, check them, or erase this data:',
    link: 'See this browser’s data',
  },
  searches: {
    title: 'Searches',
    none: 'We have no searches from you',
    count: (n: number) => (n === 1 ? '1 search' : `${n} searches`),
    note: 'Stored under a pseudonym for your account, to find missing articles. Searches from before you signed in aren’t included.',
  },
  consent: {
    title: 'Your consent',
    loading: 'Loading…',
    active:
      'This browser has acknowledged the notice. You can withdraw your consent at any time. Your account stays open.',
    none: 'You have no active consent in this browser, so there’s nothing to withdraw.',
    unknown: 'We couldn’t check whether this browser has acknowledged the notice.',
  },
  erase: {
    title: 'Erase your account',
    text: 'This permanently erases everything in your account. You can’t undo it.',
    action: 'Erase my account',
    dialog: {
      title: 'Erase your account?',
      text: 'Download your data first if you want to keep it. After this, no one can read it.',
      erasedTitle: 'What we erase, immediately and permanently',
      erased: [
        'your name, email address and password',
        'your questions and their answers, your notifications and your settings',
        'your searches, and messages you sent us while signed in',
        'all your sessions, on every device, and your passkeys',
      ],
      keptTitle: 'What we keep',
      kept: [
        'published answers, without anything that identifies you',
        'a record that an account was created and erased, and when, under an anonymous number',
        'data about this browser, until you erase it on its own page',
      ],
      pendingQuestions:
        'Unanswered questions will be withdrawn. Your email address becomes free, so you can join again later.',
      missing: 'Enter your password',
      submit: 'Erase permanently',
      submitting: 'Erasing…',
      cancel: 'Cancel',
      failed: 'Couldn’t erase your account',
      mayBeErased: {
        title: 'Your account may be erased',
        text: 'We didn’t get an answer to your first attempt. Sign in to check: if your password no longer works, your account is erased.',
      },
    },
  },
} as const;
