import type { SeedArticle } from './articles.ts';

const page = { category: 'Privacy', sourcePage: '/privacy-policy' };

export const privacyArticles: SeedArticle[] = [
  {
    ...page,
    id: 'visitor-data',
    title: 'Which data are collected about a visit?',
    content:
      'For every page view the site records its path and title, the page you came from, the time spent and how far you scrolled, under a random session id. Campaign marks in the address are recorded with the session. IP addresses come from the connection itself. The privacy policy says what the organisation states it does with these data.',
  },
  {
    ...page,
    id: 'cookies',
    title: 'Does this site use cookies?',
    content:
      'One cookie is set when someone signs in. It holds an opaque session id, cannot be read by scripts and is deleted on signing out. The acknowledged notice and a visitor id are kept in the storage of your browser, where you can delete them with the data of the site.',
  },
  {
    ...page,
    id: 'who-sees-data',
    title: 'Who can see consent records and IP addresses?',
    content:
      'Only stewards who are signed in to the portal can see consent records, IP activity and contact messages. Members see their own questions and notifications. The organisation states that it does not comply with government requests for data; the law of the place where it stores them may say otherwise.',
  },
  {
    ...page,
    id: 'delete-data',
    title: 'How can I have my personal data deleted?',
    sourcePage: '/contact',
    content:
      'Write through the contact page and name the e-mail address that your account or message used. Names, addresses and messages are stored encrypted with a key for each person, so that erasing a person destroys the key and leaves nothing readable behind, also in older copies.',
  },
];
