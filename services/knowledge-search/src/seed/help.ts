import type { SeedArticle } from './articles.ts';

const page = { category: 'Help', sourcePage: '/search' };

export const helpArticles: SeedArticle[] = [
  {
    ...page,
    id: 'ask-a-question',
    title: 'How do I ask the experts a question?',
    content:
      'Search first: the answer may be there already. When the search finds none, a form opens with your words filled in; add your e-mail address and send it. The organisation promises an answer within 24 hours. Members find their questions on the dashboard, and are notified of the answer.',
  },
  {
    ...page,
    id: 'answers-published',
    title: 'Are my question and its answer published?',
    content:
      'The steward who answers decides whether question and answer are published. Published ones can be found by everyone who searches; your name and address are never part of them. Write nothing into a question that you would not want to be read.',
  },
  {
    ...page,
    id: 'confidence-labels',
    title: 'What do High, Medium and Low mean in search results?',
    content:
      'The label says how well the words of a result fit the words of your search: High from 80 percent, Medium from 60, Low below that. It says nothing about whether the text is true.',
  },
  {
    ...page,
    id: 'contact',
    title: 'How can I contact the organisation?',
    sourcePage: '/contact',
    content:
      'Use the form on the contact page, or the e-mail address and the phone number at the foot of every page. The organisation states that it replies within 24 hours. Filling in the intake form takes three to five minutes.',
  },
  {
    ...page,
    id: 'book-consultation',
    title: 'How do I book a free consultation?',
    sourcePage: '/contact',
    content:
      'The booking links lead to the calendar of an outside provider, where you pick a time for a call. The organisation states that the consultation takes 30 minutes and is free of charge. The provider has a privacy policy of its own.',
  },
];
