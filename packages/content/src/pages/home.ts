import { brand } from '../brand.ts';
import { claim, claimedFigures } from '../claim.ts';
import type { Home } from '../schema/home.ts';

export type { Home, HomeSection, JourneyStep, Story } from '../schema/home.ts';

export const home: Home = {
  meta: {
    title: `${brand.name} · Trust, standing and self-remembrance`,
    description: `What ${brand.name} offers and teaches, in 6 short chapters: trusts, notices of standing, and its own calendar.`,
  },
  chapters: 'Chapters',
  sections: [
    {
      id: 'question',
      name: 'Question',
      title: 'Who holds authority over your life?',
      claims: [
        claim(
          `${brand.name} starts from one question: which of the powers over you did you ever agree to? Most people, it says, were never asked.`,
        ),
      ],
      actions: [
        { label: 'Reveal The Truth', to: { kind: 'section', index: 1 } },
        { label: 'I Need to Learn More', to: { kind: 'route', path: '/about' } },
      ],
    },
    {
      id: 'control',
      name: 'Control',
      title: `How control works, according to ${brand.name}`,
      claims: [
        claim(
          `${brand.name} teaches that names, registrations and forms create a legal person that stands in for you. Out of habit, it says, people act for that person and accept terms they never read.`,
        ),
      ],
      actions: [{ label: 'Show Me My Divine Authority', to: { kind: 'section', index: 2 } }],
    },
    {
      id: 'authority',
      name: 'Authority',
      title: 'The authority you were born with',
      claims: [
        claim(
          `${brand.name} teaches that authority is inherent in every living being. No institution grants it. Remembering this is the first step, before any document is written.`,
        ),
      ],
      actions: [
        {
          label: `See How ${brand.name} Established This Authority`,
          to: { kind: 'section', index: 3 },
        },
      ],
    },
    {
      id: 'jurisdiction',
      name: 'Jurisdiction',
      title: `How ${brand.name} declared its jurisdiction`,
      claims: [
        claim(
          `${brand.name} says it published its notices, sent them out and waited for an answer. It reads a 30-day silence period after notice as agreement. Courts generally do not.`,
        ),
      ],
      figures: claimedFigures(`${brand.name}’s own figures, not verified`, [
        { value: '195+', label: 'countries notified' },
        { value: '0', label: 'rebuttals' },
        { value: '100%', label: 'jurisdiction' },
      ]),
      actions: [{ label: 'See Real Protection Stories', to: { kind: 'section', index: 4 } }],
    },
    {
      id: 'protection',
      name: 'Protection',
      title: 'What protection means here',
      claims: [
        claim(
          `${brand.name} offers trusts, notices and guidance, which it describes as protection for family and property.`,
        ),
        claim(
          `The stories below are ${brand.name}’s own accounts. They name no one, and no one has verified them. Other people’s results say nothing certain about yours.`,
        ),
      ],
      stories: [
        {
          title: 'A file put in order',
          person: 'A young adult',
          situation: claim(
            `${brand.name} tells of a young adult with letters about debts that someone else had made.`,
          ),
          outcome: claim(
            `By ${brand.name}’s account, the credit bureaus corrected the file after a dispute in writing.`,
          ),
          timeframe: '30 days',
        },
        {
          title: 'A home kept together',
          person: 'Two parents',
          situation: claim(
            `${brand.name} tells of two parents who wanted their house to reach their children undivided.`,
          ),
          outcome: claim(
            `By ${brand.name}’s account, the house stands in a trust that names each of the children.`,
          ),
          timeframe: 'Four weeks',
        },
        {
          title: 'A workshop handed on',
          person: 'The owner of a workshop',
          situation: claim(
            `${brand.name} tells of an owner who had no plan for the day when others would take over.`,
          ),
          outcome: claim(
            `By ${brand.name}’s account, a successor is named, and the workshop carries on as before.`,
          ),
          timeframe: 'Two months',
        },
      ],
      actions: [{ label: 'Start Your Journey Now', to: { kind: 'section', index: 5 } }],
    },
    {
      id: 'journey',
      name: 'Journey',
      title: 'Your journey, one step at a time',
      claims: [claim(`${brand.name} suggests four steps. Take them in any order, at your own pace.`)],
      actions: [
        { label: 'Begin Your Awakening', to: { kind: 'route', path: '/about' } },
        { label: 'Get Protection Now', to: { kind: 'route', path: '/trusts' } },
      ],
    },
  ],
  steps: [
    {
      title: 'Learn the Foundation',
      text: `What ${brand.name} believes, and why it started.`,
      path: '/about',
    },
    {
      title: 'See How It Works',
      text: 'The reasoning, the documents and the cases it relies on.',
      path: '/how',
    },
    {
      title: 'Establish Protection',
      text: `What ${brand.name}’s trusts are, what they cost and what they don’t cover.`,
      path: '/trusts',
    },
    {
      title: 'Legal Safeguards',
      text: `How ${brand.name} approaches disputes that have already started.`,
      path: '/legal-protection',
    },
  ],
};
