import { toCategory, type SeedArticle } from './seed-article.ts';

/** Articles about this site. */
export const siteArticles: readonly SeedArticle[] = [
  ...toCategory('Living calendar', '/home', [
    {
      id: 'living-calendar',
      title: 'How does the living calendar work?',
      content:
        'Living time has thirteen months of twenty-eight days each, which makes 364 days. What is left of the year follows as alignment days. The months are Eden, Harvest, Remembrance, Sanctum, Tranquil, Solace, Eternis, Dawn, Reverence, Sanctuary, Lumina, Ember and Flora. On large screens the navigation bar shows the living date beside the ordinary one.',
    },
    {
      id: 'living-new-year',
      title: 'When does a living year begin?',
      content:
        'Every living year begins on 4 July of the Gregorian calendar, on the first day of the month Eden. Eden 1 of year 1 was 4 July 2023. Earlier dates are counted backwards: the year before is year 0, and the one before that is year minus one.',
    },
    {
      id: 'alignment-days',
      title: 'What are alignment days?',
      content:
        'Alignment days stand between the last day of Flora and the first day of Eden and belong to no month. There is one of them in an ordinary year and there are two when 29 February falls inside the living year. They keep the calendar in step with the sun.',
    },
  ]),
  ...toCategory('Consent', '/full-notices', [
    {
      id: 'why-consent',
      title: 'Why do I have to acknowledge a notice before entering?',
      content:
        'On a first visit a window with a jurisdiction notice opens and stays until you choose Step Into Protection. The organisation asks for this acknowledgement before the pages can be used. Pressing Escape or clicking beside the window does not close it. The full notices can be read without it.',
    },
    {
      id: 'consent-record',
      title: 'What is stored when I give my consent?',
      content:
        'A consent record holds the moment in both calendars, the page, the version of the notice, the browser you use, your IP address as the server saw it, and a rough location derived from it. An exact position is stored only when you allow the browser to share it. Records are chained together, so that a later change would be noticed, and you get an id as a receipt.',
    },
    {
      id: 'reopen-consent',
      title: 'Can I read the consent window again?',
      content:
        'Yes. On the Full Notices page a small round icon opens the window again. Acknowledging twice does no harm: the second record stands beside the first one.',
    },
    {
      id: 'mobile-view',
      title: 'Why am I told that the mobile view is in progress?',
      sourcePage: '/home',
      content:
        'On screens narrower than 1280 pixels a short window says that the layout for phones and tablets is still being worked on. Choose Continue Anyway and the pages work as usual. It appears once per browser session.',
    },
  ]),
  ...toCategory('Privacy', '/privacy-policy', [
    {
      id: 'visitor-data',
      title: 'Which data are collected about a visit?',
      content:
        'For every page view the site records its path and title, the page you came from, the time spent and how far you scrolled, under a random session id. Campaign marks in the address are recorded with the session. IP addresses come from the connection itself. The privacy policy says what the organisation states it does with these data.',
    },
    {
      id: 'cookies',
      title: 'Does this site use cookies?',
      content:
        'One cookie is set when someone signs in. It holds an opaque session id, cannot be read by scripts and is deleted on signing out. The acknowledged notice and a visitor id are kept in the storage of your browser, where you can delete them with the data of the site.',
    },
    {
      id: 'who-sees-data',
      title: 'Who can see consent records and IP addresses?',
      content:
        'Only stewards who are signed in to the portal can see consent records, IP activity and contact messages. Members see their own questions and notifications. The organisation states that it does not comply with government requests for data; the law of the place where it stores them may say otherwise.',
    },
    {
      id: 'delete-data',
      title: 'How can I have my personal data deleted?',
      sourcePage: '/contact',
      content:
        'Write through the contact page and name the e-mail address that your account or message used. Names, addresses and messages are stored encrypted with a key for each person, so that erasing a person destroys the key and leaves nothing readable behind, also in older copies.',
    },
  ]),
  ...toCategory('Help', '/search', [
    {
      id: 'ask-a-question',
      title: 'How do I ask the experts a question?',
      content:
        'Search first: the answer may be there already. When the search finds none, a form opens with your words filled in; add your e-mail address and send it. The organisation promises an answer within 24 hours. Members find their questions on the dashboard, and are notified of the answer.',
    },
    {
      id: 'answers-published',
      title: 'Are my question and its answer published?',
      content:
        'The steward who answers decides whether question and answer are published. Published ones can be found by everyone who searches; your name and address are never part of them. Write nothing into a question that you would not want to be read.',
    },
    {
      id: 'confidence-labels',
      title: 'What do High, Medium and Low mean in search results?',
      content:
        'The label says how well the words of a result fit the words of your search: High from 80 percent, Medium from 60, Low below that. It says nothing about whether the text is true.',
    },
    {
      id: 'contact',
      title: 'How can I contact the organisation?',
      sourcePage: '/contact',
      content:
        'Use the form on the contact page, or the e-mail address and the phone number at the foot of every page. The organisation states that it replies within 24 hours. Filling in the intake form takes three to five minutes.',
    },
    {
      id: 'book-consultation',
      title: 'How do I book a free consultation?',
      sourcePage: '/contact',
      content:
        'The booking links lead to the calendar of an outside provider, where you pick a time for a call. The organisation states that the consultation takes 30 minutes and is free of charge. The provider has a privacy policy of its own.',
    },
  ]),
];
