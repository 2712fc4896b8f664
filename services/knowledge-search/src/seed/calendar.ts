import type { SeedArticle } from './articles.ts';

const page = { category: 'Living calendar', sourcePage: '/home' };

export const calendarArticles: SeedArticle[] = [
  {
    ...page,
    id: 'living-calendar',
    title: 'How does the living calendar work?',
    content:
      'Living time has thirteen months of twenty-eight days each, which makes 364 days. What is left of the year follows as alignment days. The months are Eden, Harvest, Remembrance, Sanctum, Tranquil, Solace, Eternis, Dawn, Reverence, Sanctuary, Lumina, Ember and Flora. On large screens the navigation bar shows the living date beside the ordinary one.',
  },
  {
    ...page,
    id: 'living-new-year',
    title: 'When does a living year begin?',
    content:
      'Every living year begins on 4 July of the Gregorian calendar, on the first day of the month Eden. Eden 1 of year 1 was 4 July 2023. Earlier dates are counted backwards: the year before is year 0, and the one before that is year minus one.',
  },
  {
    ...page,
    id: 'alignment-days',
    title: 'What are alignment days?',
    content:
      'Alignment days stand between the last day of Flora and the first day of Eden and belong to no month. There is one of them in an ordinary year and there are two when 29 February falls inside the living year. They keep the calendar in step with the sun.',
  },
];
