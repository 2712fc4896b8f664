import { brand, brandKey, toDocumentTitle } from '../brand.ts';
import type { LegalDocument } from '../schema/legal-document.ts';

export type { LegalBlock, LegalDocument } from '../schema/legal-document.ts';

const reach = `${brand.email}, ${brand.phone}`;

export const privacyPolicy: LegalDocument = {
  meta: {
    title: toDocumentTitle('Privacy Policy'),
    description: `What ${brand.name} collects when you visit, contact us or join, where it’s stored, how long we keep it, and how to see or erase it.`,
  },
  eyebrow: 'Legal',
  title: 'Privacy Policy',
  updatedLabel: 'Last updated',
  updated: 'July 30th 2025',
  summary: {
    title: 'In short',
    items: [
      'We record visits, when you acknowledge the jurisdiction notice, and what you send us.',
      'We don’t show ads, allow tracking by others, or sell data.',
      'We delete visit records automatically. We erase anything else linked to you when you ask, most of it immediately.',
    ],
  },
  contents: 'On this page',
  sections: [
    {
      anchor: 'collection',
      title: 'What we collect',
      blocks: [
        {
          kind: 'table',
          caption: 'What we collect, and when',
          columns: ['When', 'What'],
          rows: [
            [
              'You open a page',
              'The page, the page that linked to it, campaign names in the link, how long the page was open and how far you scrolled, your IP address, your browser’s description of itself, and the time. A random visitor number links your visits.',
            ],
            [
              'You see or acknowledge the jurisdiction notice',
              'That you were shown the notice, acknowledged it or withdrew your consent; the time on your clock and on ours; the date in the living calendar; the page and the one before it; the version of the notice; your IP address and the city, region and country it is registered in; your browser’s description of itself and whether it asks not to be tracked; and your location if you allow it. If you refuse, or don’t answer within 5 seconds, we record no location.',
            ],
            [
              'You contact us',
              'Your name, email address, subject and message. A field that people can’t see, and the time it took to fill in the form, tell us whether a bot wrote it.',
            ],
            ['You ask a question', 'Your email address, the question, and the search that came before it.'],
            [
              'You rate an answer',
              'Your vote, the reason and your comment. They are linked to your account or, without one, to a number that stands for your browser. A new vote replaces the old one.',
            ],
            [
              'You become a member',
              'Your name, email address and password, which we store only as a hash. Your questions, answers and notifications belong to your account.',
            ],
            [
              'You add a passkey',
              'Its name, its public key and when it was used. Your fingerprint, face and device code never leave your device.',
            ],
            [
              'You sign in',
              'When you signed in, and until when. For members, also when you were last active (to the nearest 15 minutes), your browser and system, and the city, region and country your IP address is registered in, so you can recognise your sessions. We count failed attempts by account and by network, under keys that reveal neither, for up to 2 days.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'We keep searches for 90 days to see which articles are missing. They are stored under a key that only the search service can make from your account, or from your IP address if you aren’t signed in. Once you have acknowledged the notice, a second key, made from the number in its cookie, links them to this browser, so they are shown and erased with its visits. If 5 or more visitors search for the same words, we may suggest them to others. We never ask for identity documents, account numbers or social security numbers. Don’t send any.',
        },
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies and browser storage',
      blocks: [
        {
          kind: 'text',
          text: 'We set 4 cookies. They are all our own, and scripts can’t read them. Over HTTPS their names start with __Host-, so that no other site can set them. Scripts, fonts and images all come from this site.',
        },
        {
          kind: 'table',
          caption: 'Cookies',
          columns: ['Name', 'What it’s for', 'How long'],
          rows: [
            [`${brand.slug}_visitor`, 'Remembers that this browser has acknowledged the notice.', '400 days'],
            [
              `${brand.slug}_session`,
              'Keeps you signed in. Set when you sign in, deleted when you sign out.',
              '30 days for members, 12 hours for stewards',
            ],
            [
              `${brand.slug}_device`,
              'Recognises a browser you have signed in from, so that someone guessing your password doesn’t lock you out. Set when you sign in. Changing your password clears it for every other browser.',
              '400 days',
            ],
            [
              `${brand.slug}_pin`,
              'Lets this browser read the pages behind the PIN. Set when you enter the PIN.',
              '12 hours',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'What this site stores in your browser',
          columns: ['Name', 'What it’s for', 'How long'],
          rows: [
            [brandKey('visitor-session'), 'Your random visitor number.', 'Until you clear it'],
            [
              brandKey('jurisdiction-acknowledged'),
              'Remembers that you have acknowledged the notice, so it doesn’t open again.',
              'Until you clear it',
            ],
            [brandKey('consent-id'), 'The number of your consent record.', 'Until you clear it'],
            [
              brandKey('pending-consents'),
              'A consent record that hasn’t reached us yet.',
              'Until it reaches us',
            ],
            [
              brandKey('notice-version'),
              'Which version of the notice you acknowledged, so we can tell you when it changes.',
              'Until you clear it',
            ],
            [
              brandKey('notice-again'),
              'We couldn’t match your acknowledgement to a version of the notice, so we’ll ask again on your next visit.',
              'Until you acknowledge it again',
            ],
            [
              brandKey('notice-asked'),
              'We have already asked you again during this visit.',
              'Until you close the tab',
            ],
            [
              brandKey('erasure-asked'),
              'We have already checked during this visit whether this browser’s data was erased.',
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
              'You closed the badge on the How It Works page.',
              'Until you clear it',
            ],
            [
              brandKey('legal-trap-dismissed'),
              'You chose not to see that badge again.',
              'Until you close the tab',
            ],
            [
              brandKey('case-file'),
              'What you ticked in your case file. It never leaves your browser.',
              'Until you clear it',
            ],
            [
              brandKey('mobile-notice-dismissed'),
              'You closed the message about small screens.',
              'Until you close the tab',
            ],
            [
              brandKey('latest-builds'),
              'You asked this tab to show the latest version of the site.',
              'Until you close the tab',
            ],
            [
              brandKey('search-session'),
              'Groups the searches of this tab, so that one visit counts once.',
              'Until you close the tab',
            ],
            [
              brandKey('verification-token'),
              'The link that confirms your email address, while you sign in to use it.',
              'Until you use it or close the tab',
            ],
            [
              brandKey('new-email-token'),
              'The link that confirms a new email address, while you sign in to use it.',
              'Until you use it or close the tab',
            ],
            [
              brandKey('draft-question'),
              'A question to our experts that you haven’t sent yet.',
              'Until you send it, cancel it, sign out or close the tab',
            ],
            [
              brandKey('draft-'),
              'For stewards: changes that they haven’t saved yet, such as answers, articles, notes and rules.',
              'Until they save or discard them, another steward signs in, or they close the tab',
            ],
            [brandKey('author-of-drafts'), 'For stewards: who wrote these texts.', 'Until you close the tab'],
            [
              brandKey('steward-email-token'),
              'For stewards: the link that confirms a new email address, while they sign in to use it.',
              'Until you use it or close the tab',
            ],
            [
              brandKey('palette-recent'),
              'For stewards: recent pages and commands.',
              'Until you close the tab',
            ],
            [
              brandKey('single-keys-off'),
              'For stewards: single-key shortcuts are turned off.',
              'Until you clear it',
            ],
            [brandKey('tables'), 'For stewards: how they arranged their tables.', 'Until you clear it'],
            [
              `${brand.slug}_pin_authenticated`,
              'You entered the PIN for protected pages.',
              'Until you close the tab',
            ],
          ],
        },
      ],
    },
    {
      anchor: 'use',
      title: 'How we use it',
      blocks: [
        {
          kind: 'list',
          intro: 'We use each piece of data only to:',
          items: [
            'answer your questions, and run your account if you have one',
            'keep a record of who acknowledged the notice, and when',
            'see which pages are read, and improve the ones that aren’t',
            'find what else here is yours when you contact us, so we can answer you, give you a copy or erase it',
            'keep the site safe by slowing down password guessing and turning away bots',
          ],
        },
        {
          kind: 'text',
          text: 'Stewards, the people who run this site, can see what belongs to one person in one place: visits and searches of a browser that acknowledged the notice, acknowledgements, questions, messages, emails and sign-ins. They find it by the browser’s number, by your account, or by your email address. An address that was only typed in proves nothing and is marked as such. Every look is recorded.',
        },
        {
          kind: 'text',
          text: 'The steward who answers a question decides whether others can find the question and its answer. Your name and address are never included.',
        },
        {
          kind: 'text',
          text: 'No decision about you is left to a program alone. Each message gets a score that suggests which to answer first. It is based on the message’s length and subject and, once its browser has acknowledged the notice, on how many pages it read and searches it made, the days it came back, the site or campaign that led here, and its acknowledgements, questions and clicks on booking. Stewards see what the score is made of and can change it. A person reads every message that doesn’t look like the work of a bot.',
        },
      ],
    },
    {
      anchor: 'text-messages',
      title: 'Text messages',
      blocks: [
        {
          kind: 'text',
          text: 'This site doesn’t send text messages. You may get some if you give your number when you book a call.',
        },
        {
          kind: 'text',
          text: 'To stop them, reply STOP or UNSUBSCRIBE to any message. You’ll get one last message to confirm, and no more. Your carrier may charge for messages. We never pass on your number, or your consent to messages, to anyone for marketing.',
        },
      ],
    },
    {
      anchor: 'sharing',
      title: 'Sharing',
      blocks: [
        {
          kind: 'text',
          text: 'We don’t sell your data or share it with third parties. Stewards can see it, each with their own sign-in.',
        },
        {
          kind: 'text',
          text: 'We link to two outside providers: one for booking calls and one that hosts a contact form. They learn nothing until you open their page or choose to load their form. After that, they see your IP address and what you enter, under their own policies.',
        },
        {
          kind: 'text',
          text: `The data collection notice says that ${brand.name} does not comply with government data requests. That is its own claim. A valid court order binds whoever runs this site, and this policy promises nothing else.`,
        },
      ],
    },
    {
      anchor: 'keeping',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'text',
          text: 'We delete visit records automatically: the IP address and browser after 90 days, the pages after 1 year, the figures after 3 years, unless the stewards decide otherwise. We delete the daily counts behind a message’s score after 400 days, or as soon as you withdraw consent or erase your data. Acknowledgements, messages, questions and accounts don’t expire. We keep them until they are erased.',
        },
        {
          kind: 'text',
          text: 'Acknowledgements, messages, questions and accounts are stored in logs that are never rewritten. Whatever identifies you in them is locked with a key of your own. Erasing your data means destroying that key: the log still shows that something happened, but no one can read who it was about. For an acknowledgement you get an erasure certificate. Visits with the same number are removed too, including from figures and copies.',
        },
      ],
    },
    {
      anchor: 'security',
      title: 'Security',
      blocks: [
        {
          kind: 'list',
          intro: 'How we keep your data safe:',
          items: [
            'Names, addresses, messages, questions, and the IP address and location in an acknowledgement are stored encrypted (AES-256-GCM), with a separate key for each person.',
            'Passwords are stored only as hashes (Argon2id). After repeated failures, sign-in slows down.',
            'A session is a random number in a cookie that scripts can’t read. It can be ended at any time.',
            'Visit records hold your IP address without this encryption. Only stewards can see them.',
            'To spot attacks, we remember some requests for a week, with their IP address, the page requested and the browser name: requests that look like an attack, are refused, lead nowhere or send an acknowledgement. We keep requests that were part of an attack for 30 days. We keep nothing like this about other requests.',
            'Connections between your browser and this site are encrypted wherever the site is served over HTTPS.',
          ],
        },
        {
          kind: 'text',
          text: 'We measure the platform against four published frameworks: SOC 2, NIST CSF, FedRAMP and DoD STIG. This is a self-assessment. No one has audited or certified it, and naming a framework here does not mean we hold a certificate.',
        },
        {
          kind: 'text',
          text: `No protection is perfect. If you find a weakness, email ${brand.email} before you tell others.`,
        },
      ],
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          intro: 'On the Your data page, right away and without an account, you can:',
          items: [
            'see every acknowledgement from this browser, and each time it was shown the notice',
            'download a receipt for each one, and check any receipt, even offline',
            'withdraw your consent',
            'erase what identifies you in them, along with this browser’s visits and searches, and get a certificate',
          ],
        },
        { kind: 'link', link: { label: 'See your data', path: '/your-data' } },
        {
          kind: 'list',
          intro: 'As a member, under Your data in the member area, you can:',
          items: [
            'see everything we hold about your account: sign-ins, questions, answers, notifications, searches, and messages you sent while signed in',
            'download all of it in one file',
            'erase your account permanently, with your password (published answers stay, with nothing that says who asked)',
          ],
        },
        {
          kind: 'list',
          intro: `For anything else, email ${brand.email} to:`,
          items: [
            'see what we hold about you and get a copy',
            'have it corrected',
            'have it erased',
            'object to how we use it',
          ],
        },
        {
          kind: 'text',
          text: 'We can find messages by your email address.',
        },
        {
          kind: 'text',
          text: 'The law where you live may give you more rights, such as complaining to a data protection authority. Nothing here takes those away.',
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
          text: 'If we change how we collect or use data, we’ll update the date at the top.',
        },
      ],
    },
  ],
};
