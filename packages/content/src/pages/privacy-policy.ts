import { brand, brandKey } from '../brand.ts';
import type { LegalDocument } from '../schema/legal-document.ts';

export type { LegalBlock, LegalDocument } from '../schema/legal-document.ts';

const reach = `${brand.email}, ${brand.phone}`;

export const privacyPolicy: LegalDocument = {
  meta: {
    title: `Privacy Policy · ${brand.name}`,
    description: `What ${brand.name} collects when you visit, write or become a member, where it stands, how long it is kept, and how to see or erase it.`,
  },
  eyebrow: 'Legal',
  title: 'Privacy Policy',
  updatedLabel: 'Last updated',
  updated: 'July 30th 2025',
  summary: {
    title: 'In short',
    items: [
      'We record visits, acknowledgements of the notice, and what you send us.',
      'There is no advertising, no tracking by others, and no sale of data.',
      'Records of visits end by themselves; whatever else can be tied to you is erased when you ask, most of it at once.',
    ],
  },
  contents: 'On this page',
  sections: [
    {
      anchor: 'collection',
      title: 'What is collected',
      blocks: [
        {
          kind: 'table',
          caption: 'What is collected, and when',
          columns: ['When', 'What'],
          rows: [
            [
              'You open a page',
              'The page and its title, the page that led you here, campaign names in the link, how long the page was open and how far you scrolled, your IP address, your browser’s own description of itself, and the time. A random visitor number ties your visits together.',
            ],
            [
              'You are shown the notice, and acknowledge it',
              'That you were shown it, that you acknowledged it or took that back, the time by your clock and by ours, the date in the living calendar, the page and the one before it, the version of the notice, your IP address and the city, region and country it is registered in, your browser’s description of itself and whether it asks not to be tracked, and your position if you allow it. If you refuse, or do not answer within five seconds, no position is recorded.',
            ],
            [
              'You write to us',
              'Your name, your e-mail address, the subject and the message. A field that people cannot see, and the time it took to fill in the form, tell us whether a program wrote it.',
            ],
            ['You ask a question', 'Your e-mail address, the question, and the search that came before it.'],
            [
              'You say whether an answer helped',
              'Your vote, its reason and your comment, under your account or, without one, under a number that stands for your browser. A later vote takes the place of an earlier one.',
            ],
            [
              'You become a member',
              'Your name, your e-mail address, and a password of which only a hash is kept. Your questions, answers and notifications belong to your account.',
            ],
            [
              'You add a passkey',
              'Its name, its public key and when it was used. Your finger, your face and the code of your device stay on it.',
            ],
            [
              'You sign in',
              'When, and until when; as a member also when you were last active, to the quarter of an hour, the browser and system, and the city, region and country that your IP address is registered in, so that you know your sessions again. Failed attempts are counted by account and by network, under keys that tell neither, for two days at most.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Searches are kept for 90 days, to see which articles are missing: under a key that only the search can make from your account, or from your IP address when you are not signed in. Once you have acknowledged the notice, a second key, made from the number in its cookie, ties them to this browser as long as they are kept, so that they are shown and erased with its visits. What five visitors or more asked in the same words may be suggested to others. We ask for no identity papers, no account numbers and no social security numbers: please send none.',
        },
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies and what your browser keeps',
      blocks: [
        {
          kind: 'text',
          text: 'There are three cookies, all ours, all out of reach of scripts, and no others. Scripts, fonts and pictures all come from this site.',
        },
        {
          kind: 'table',
          caption: 'Cookies',
          columns: ['Name', 'What it is for', 'How long'],
          rows: [
            [`${brand.slug}_visitor`, 'Knows that this browser has acknowledged the notice.', '400 days'],
            [
              `${brand.slug}_session`,
              'Keeps you signed in; set when you sign in, gone when you sign out.',
              '30 days for members, 12 hours for stewards',
            ],
            [
              `${brand.slug}_device`,
              'Knows a browser that you have signed in from, so that a stranger’s guesses at your password do not lock you out. Set when you sign in; changing your password forgets every other browser.',
              '400 days',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'What the site keeps in your browser’s own storage',
          columns: ['Name', 'What it is for', 'How long'],
          rows: [
            [brandKey('visitor-session'), 'The random visitor number.', 'Until you clear it'],
            [
              brandKey('jurisdiction-acknowledged'),
              'You have acknowledged the notice, so it does not open again.',
              'Until you clear it',
            ],
            [brandKey('consent-id'), 'The number of your record.', 'Until you clear it'],
            [
              brandKey('pending-consents'),
              'A record that has not reached us yet, so that none is lost.',
              'Until it has',
            ],
            [
              brandKey('notice-version'),
              'Which words of the notice you acknowledged, so that you hear of it when they change.',
              'Until you clear it',
            ],
            [
              brandKey('notice-again'),
              'Your acknowledgement could not be tied to the notice: you are asked once more on your next visit.',
              'Until a later one can',
            ],
            [
              brandKey('notice-asked'),
              'You have been asked again, so that it happens once a visit.',
              'Until you close the tab',
            ],
            [
              brandKey('erasure-asked'),
              'It was asked whether this browser was erased, so that it happens once a visit.',
              'Until you close the tab',
            ],
            [
              brandKey('bond-trap-hidden'),
              'You closed the bubble on the protection page.',
              'Until you clear it',
            ],
            [
              brandKey('bond-trap-dismissed'),
              'You chose not to see that bubble again.',
              'Until you close the tab',
            ],
            [
              brandKey('legal-trap-hidden'),
              'You closed the badge on the page that explains how it works.',
              'Until you clear it',
            ],
            [
              brandKey('legal-trap-dismissed'),
              'You chose not to see that badge again.',
              'Until you close the tab',
            ],
            [
              brandKey('case-file'),
              'What you ticked in the list for your papers. It never leaves your browser.',
              'Until you clear it',
            ],
            [
              brandKey('mobile-notice-dismissed'),
              'You closed the notice about small screens.',
              'Until you close the tab',
            ],
            [
              brandKey('newest-builds'),
              'You asked this tab to show the newest version of the site.',
              'Until you close the tab',
            ],
            [
              brandKey('palette-recent'),
              'For stewards: which pages and commands they jumped to last.',
              'Until you close the tab',
            ],
            [
              brandKey('single-keys-off'),
              'For stewards: they switched off shortcuts of single keys.',
              'Until you clear it',
            ],
            [
              brandKey('tables'),
              'For stewards: how they arranged the tables they work with.',
              'Until you clear it',
            ],
            [
              `${brand.slug}_pin_authenticated`,
              'You entered the PIN for the pages that ask for one.',
              'Until you close the tab',
            ],
          ],
        },
      ],
    },
    {
      anchor: 'use',
      title: 'What it is used for',
      blocks: [
        {
          kind: 'list',
          intro: 'Each piece has a purpose, and is used for no other:',
          items: [
            'to answer what you ask, and to run your account if you have one',
            'to keep a record of who acknowledged the notice, and when',
            'to understand which pages are read, and to mend those that are not',
            'to know, when you have written to us, what else here is yours: to answer you, to give it out, to erase it',
            'to keep the site safe: to slow down guessing of passwords, and to turn away programs',
          ],
        },
        {
          kind: 'text',
          text: 'Stewards see what belongs to one person in one place: visits and searches of a browser that acknowledged the notice, acknowledgements, questions, messages, mails and sign-ins. It is found by the number of that browser, by your account, and by your e-mail address; an address that was merely typed proves nothing, and is shown as such. Each look is recorded.',
        },
        {
          kind: 'text',
          text: 'A steward who answers a question decides whether question and answer may be found by others. Your name and your address never travel with them.',
        },
        {
          kind: 'text',
          text: 'No decision about you is left to a program alone. A message is given a number that says which to answer first: by its length and subject and, once its browser has acknowledged the notice, by how many pages it read and searches it made, on which days it came back, which site or campaign led here, and its acknowledgements, questions and clicks on booking. Stewards see what the number is made of, and can give another. A person reads every message that does not look like the work of a program.',
        },
      ],
    },
    {
      anchor: 'text-messages',
      title: 'Text messages',
      blocks: [
        {
          kind: 'text',
          text: 'This site sends no text messages by itself. You may receive some if you give your number when you book a call.',
        },
        {
          kind: 'text',
          text: 'To end them, reply STOP or UNSUBSCRIBE to any of them. You then receive one last message that confirms it, and no more. Your carrier may charge for messages. Numbers and the consent to be written to are not passed on to anybody for marketing.',
        },
      ],
    },
    {
      anchor: 'sharing',
      title: 'Sharing',
      blocks: [
        {
          kind: 'text',
          text: 'Your data are not sold and not shared with third parties. Stewards of the organisation see them, each signed in with a name of their own.',
        },
        {
          kind: 'text',
          text: 'Two outside providers are linked: one for booking calls, one that hosts a contact form. They learn nothing until you open their page or choose to load their form. From then on they see your IP address and what you enter, under their own policies.',
        },
        {
          kind: 'text',
          text: 'The data collection notice states that the organisation does not comply with government data requests. That is its own statement. A valid order of a court binds whoever runs this site, and this policy promises nothing else.',
        },
      ],
    },
    {
      anchor: 'keeping',
      title: 'How long it is kept',
      blocks: [
        {
          kind: 'text',
          text: 'Records of visits end by themselves: the IP address and the browser after 90 days, the pages after a year, the figures after three years, unless the stewards decide otherwise. The counts by day that a message’s number is made of end after 400 days, or at once when you take the acknowledgement back or erase what can be tied to you. Acknowledgements, messages, questions and accounts have no such date: they are kept until they are erased.',
        },
        {
          kind: 'text',
          text: 'Acknowledgements, messages, questions and accounts are kept in logs that are never rewritten. What identifies you in them is locked with a key of your own. Erasing you means destroying that key: the log still says that something happened, and nobody can read whom it was about. For an acknowledgement you get a certificate of the erasure. Visits that bear the same number are removed with it, from figures and copies too.',
        },
      ],
    },
    {
      anchor: 'security',
      title: 'Security',
      blocks: [
        {
          kind: 'list',
          intro: 'What is done to keep your data safe:',
          items: [
            'Names, addresses, messages, questions, and the IP address and position in an acknowledgement are stored encrypted (AES-256-GCM), with a key for each person.',
            'Passwords are stored as hashes only (Argon2id). After repeated failures sign-in slows down.',
            'A session is a random number in a cookie that scripts cannot read. It can be ended at any time.',
            'Records of visits hold your IP address without that lock. Only stewards see them.',
            'A request that looks like an attack, that is refused, that leads nowhere, or that sends an acknowledgement is remembered for a week with its IP address, the page it asked for and the name of the browser, so that attacks are seen; one that was part of an attack for 30 days. Nothing of the kind is kept of other requests.',
            'Between your browser and this site, connections are encrypted wherever the site is served over HTTPS.',
          ],
        },
        {
          kind: 'text',
          text: 'The platform measures itself against four published frameworks: SOC 2, NIST CSF, FedRAMP and DoD STIG. This is a self-assessment. Nobody has audited or certified it, and naming a framework here claims no certificate.',
        },
        {
          kind: 'text',
          text: `No measure is perfect. If you find a weakness, write to ${brand.email} before you tell others.`,
        },
      ],
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          intro: 'On the page Your data, at once and without an account, you can:',
          items: [
            'see every acknowledgement of this browser, and each time the notice was shown to it',
            'download a receipt of each, and check any receipt, even without a connection',
            'withdraw your consent',
            'erase what identifies you in them, and this browser’s visits and searches, and get a certificate of it',
          ],
        },
        { kind: 'link', link: { label: 'See your data', path: '/your-data' } },
        {
          kind: 'list',
          intro: 'As a member, in the member area under Your data, you can:',
          items: [
            'read everything held about your account: sign-ins, questions, answers, notifications, searches, and messages sent while signed in',
            'take all of it along in one file',
            'end the account for good, with your password: what was published stays, with nothing that says who asked',
          ],
        },
        {
          kind: 'list',
          intro: `For all else, write to ${brand.email} to:`,
          items: [
            'see what is held about you, and get a copy of it',
            'have it corrected',
            'have it erased',
            'object to a use',
          ],
        },
        {
          kind: 'text',
          text: 'We can find messages by your e-mail address.',
        },
        {
          kind: 'text',
          text: 'The law where you live may give you more, such as a complaint to an authority for data protection. Nothing here takes any of that away.',
        },
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      blocks: [
        {
          kind: 'text',
          text: `Questions about this policy: ${reach}. We typically respond within 24 hours.`,
        },
        {
          kind: 'text',
          text: 'When this policy changes, the date at its top changes with it.',
        },
      ],
    },
  ],
};
