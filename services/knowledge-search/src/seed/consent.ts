import type { SeedArticle } from './articles.ts';

const page = { category: 'Consent', sourcePage: '/full-notices' };

export const consentArticles: SeedArticle[] = [
  {
    ...page,
    id: 'why-consent',
    title: 'Why do I have to acknowledge a notice before entering?',
    content:
      'On a first visit a window with a jurisdiction notice opens and stays until you choose Step Into Protection. The organisation asks for this acknowledgement before the pages can be used. Pressing Escape or clicking beside the window does not close it. The full notices can be read without it.',
  },
  {
    ...page,
    id: 'consent-record',
    title: 'What is stored when I give my consent?',
    content:
      'A consent record holds the moment in both calendars, the page, the version of the notice, the browser you use, your IP address as the server saw it, and a rough location derived from it. An exact position is stored only when you allow the browser to share it. Records are chained together, so that a later change would be noticed, and you get an id as a receipt.',
  },
  {
    ...page,
    id: 'reopen-consent',
    title: 'Can I read the consent window again?',
    content:
      'Yes. On the Full Notices page a small round icon opens the window again. Acknowledging twice does no harm: the second record stands beside the first one.',
  },
  {
    ...page,
    id: 'mobile-view',
    title: 'Why am I told that the mobile view is in progress?',
    sourcePage: '/home',
    content:
      'On screens narrower than 1280 pixels a short window says that the layout for phones and tablets is still being worked on. Choose Continue Anyway and the pages work as usual. It appears once per browser session.',
  },
];
