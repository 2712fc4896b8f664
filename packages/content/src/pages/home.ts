import { brand } from '../brand.ts';
import { claim, claimedFigures } from '../claim.ts';
import type { Home } from '../schema/home.ts';

export type { Home, HomeSection, JourneyStep, Story } from '../schema/home.ts';

export const home: Home = {
  meta: {
    title: `${brand.name} · Trust, standing and self-remembrance`,
    description: `What ${brand.name} offers and what it states: trust formation, notices of standing, and a calendar of its own, told in six short chapters.`,
  },
  chapters: 'Chapters',
  sections: [
    {
      id: 'question',
      name: 'Question',
      title: 'Who holds authority over your life?',
      claims: [
        claim(
          'The organisation starts from one question: which of the powers over you did you ever agree to?',
        ),
        claim(
          'The organisation states that most people were never asked, and that asking is where it begins.',
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
      title: 'How control is said to work',
      claims: [
        claim(
          'The organisation states that names, registrations and forms create a legal person that stands in for you.',
        ),
        claim(
          'The organisation holds that people act for that person by habit, and so accept terms they never read.',
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
          'The organisation teaches that authority is inherent in a living being and that no institution grants it.',
        ),
        claim(
          'The organisation describes remembering this as the first step, before any document is written.',
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
          'The organisation states that it published its notices, sent them out, and waited for an answer.',
        ),
        claim(
          'The organisation reads a 30-day silence period after notice as agreement. Courts do not treat silence this way as a rule.',
        ),
      ],
      figures: claimedFigures('Figures the organisation publishes', [
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
          'The organisation offers trusts, notices and guidance, which it describes as protection for family and property.',
        ),
        claim(
          'The stories the organisation tells are its own accounts. They name nobody, nobody has verified them, and results of others say nothing certain about yours.',
        ),
      ],
      stories: [
        {
          title: 'A file put in order',
          person: 'A young adult',
          situation: claim(
            'The organisation tells of a young adult with letters about debts that somebody else had made.',
          ),
          outcome: claim(
            'By the organisation’s account the credit bureaus corrected the file after a dispute in writing.',
          ),
          timeframe: '30 days',
        },
        {
          title: 'A home kept together',
          person: 'Two parents',
          situation: claim(
            'The organisation tells of two parents who wanted their house to reach their children undivided.',
          ),
          outcome: claim(
            'By the organisation’s account the house stands in a trust that names each of the children.',
          ),
          timeframe: 'Four weeks',
        },
        {
          title: 'A workshop handed on',
          person: 'The owner of a workshop',
          situation: claim(
            'The organisation tells of an owner who had no plan for the day when others would take over.',
          ),
          outcome: claim(
            'By the organisation’s account a successor is named, and the workshop carries on as before.',
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
      claims: [claim('The organisation suggests four steps. Take them in any order, and take your time.')],
      actions: [
        { label: 'Begin Your Awakening', to: { kind: 'route', path: '/about' } },
        { label: 'Get Protection Now', to: { kind: 'route', path: '/trusts' } },
      ],
    },
  ],
  steps: [
    {
      title: 'Learn the Foundation',
      text: 'What the organisation believes, and why it started.',
      path: '/about',
    },
    {
      title: 'See How It Works',
      text: 'The reasoning, the documents and the cases it relies on.',
      path: '/how',
    },
    {
      title: 'Establish Protection',
      text: 'What its trusts are, what they cost, and what they leave open.',
      path: '/trusts',
    },
    {
      title: 'Legal Safeguards',
      text: 'How the organisation approaches disputes that are under way.',
      path: '/legal-protection',
    },
  ],
};
