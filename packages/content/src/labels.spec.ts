import { expect, it } from 'vitest';
import { records } from './records.ts';

/** Returns all strings of a record. */
const said = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(said) : [];
};

const of = (name: string) => said(records.find((record) => record.name === name)?.content);

it.each([
  ['consent notice', ['Welcome to AERA', 'NOTICE', 'Step Into Protection']],
  ['mobile notice', ['Mobile View in Progress', 'Continue Anyway']],
  ['not found', ['404 Page Not Found']],
  [
    'shell copy',
    [
      'Access Restricted',
      'This area requires admin authentication. Please log in to continue.',
      'Go to Admin Login',
      'Go Back',
      'Invalid PIN',
    ],
  ],
  ['menu', ['Step Into Authority']],
  ['framework badges', ['SOC 2', 'NIST CSF', 'FedRAMP', 'DoD STIG']],
  ['home', ['Question', 'Control', 'Authority', 'Jurisdiction', 'Protection', 'Journey']],
  [
    'intro',
    [
      'The #1 Way To Reclaim Your Authority',
      'Trust Formations',
      'Jurisdictional Standing',
      'Self Remembrance',
      'AML Education',
      'Start Journey',
      'Here Through Remembrance',
      'Learn The System',
      'Send Notice',
      'They Must Respect',
      'Why Now',
      'The Living Fabric',
      'Essence',
      'Matter',
      'Aether',
      'Stop Their Oppression',
      'Get Legal Immunity',
      'See The Process',
    ],
  ],
  ['operations', ['Current Operations', 'Active Initiatives', 'PRIORITY', 'Measurable Impact']],
  [
    'how',
    [
      'The legal trap',
      'Started',
      'Works',
      'Ends',
      'Birth Certificate System',
      'Trust Law Foundation',
      'The Foundation',
      'Birth Certificate Bond System',
      'Cestui Que Vie Trust (1666)',
      'Vatican Papal Bulls & Canon Law',
      'Simple Version',
      'How It Works',
      'The Mechanics',
      'Think of it like',
      'Lawful Alignment',
      'Why Public Notices Were Required',
      'Case Law That Supports Our Position',
      'Using Their Own Laws Against Them',
      'Details',
      'Overview',
      'Additional Details',
      'Supporting Precedents',
      'Show Cases 1-3',
      'Show Cases 4-6',
      'Back to All Cases',
      'Previous',
      'Next',
      'Case {n} of {total}',
      'Rebutting the Papal Bulls',
      'LEGAL TRAP - Person Definition',
      'URGENT',
      'The Person Trap',
      "Don't show again",
      'The Truth Revealed',
      'Divine Jurisdiction',
      'Complete Transparency',
      'Accountable Stewardship',
      'Academic Rebuttals',
      '{n} of {total}',
      '+{n} additional authorities',
      'Us vs Them',
      'Discover Trust Protection',
      'Compare Authority Systems',
      'Begin Your Journey',
    ],
  ],
  ['false authorities', ['{n} of 8', 'Their System', 'AERA Way', 'NEUTRALIZED']],
  [
    'protection',
    ['Begin Protection', 'Limitations', 'Schedule Your Freedom Call', 'BOND TRAP', 'SS Card CUSIP'],
  ],
  ['bond trap', ["Don't show again", 'Close']],
  [
    'legal battle',
    [
      'Legal Battle Protection',
      'Case {n} of 6',
      'scenarios',
      'Every Day Matters',
      'Get Protection TODAY',
      'Learn More First',
    ],
  ],
  [
    'authority sales',
    [
      'Take Action Today',
      'AML vs Legal Fiction',
      '12:34',
      'Essential',
      '$15,000 - $100,000',
      '$5,000',
      'Complete package - No hidden fees',
      'You Save $5,000 - $95,000+',
      'Moment of Truth',
      'LIMITED TIME',
      'Schedule Call',
      'Trust Establishment',
      'Banking & Protection',
      'Getting Started',
      'Legal Protection',
      'Banking & Practical',
      'No contracts. No monthly fees.',
      'Application Form',
      'Multi-step application form will be implemented here.',
    ],
  ],
  ['contact', ['We typically respond within 24 hours']],
  ['privacy policy', ['July 30th 2025']],
  ['terms of service', ['July 30th 2025']],
  [
    'full notices',
    [
      'Complete Jurisdictional Notices',
      'Checking jurisdiction notice status...',
      'Jurisdiction Notice Viewed',
      'View Jurisdiction Notice',
    ],
  ],
])('%s has its labels exactly', (name, labels) => {
  const words = new Set(of(name));
  expect(labels.filter((label) => !words.has(label))).toEqual([]);
});

/** Some periods contradict each other on purpose, as they do in the organisation's texts. */
it.each([
  ['home', ['195+', '0', '100%', '30-day silence period']],
  ['intro', ['7-day rebuttal window']],
  ['how', ['30-day', '7-year', '195+', '0', '100%']],
  ['operations', ['500+', '+50 per month', '25', '12', '$2.3M+', 'within 24 hours']],
  [
    'protection',
    [
      '$5,000',
      '$100,000-$500,000+',
      '95% less cost',
      'within 30 days',
      '6-12 months',
      'No recurring fees',
      'within 72 hours',
      '10-day rebuttal window',
      'Free 30-minute consultation',
      'about 3-5 minutes',
    ],
  ],
  ['legal battle', ['$2,600', '72 hours', '10-day rebuttal window', 'free 30-minute consultation']],
  ['authority sales', ['$10K-$100K+', '6-12 months', 'no recurring fees', 'free 30-minute consultation']],
  ['full notices', ['5,000,000 dollars', 'per minute per agent', 'per second per agent']],
  ['us vs them', ['13 months of 28 days', 'July 4', '2 days ahead']],
])('%s has its figures exactly', (name, figures) => {
  const words = of(name);
  expect(figures.filter((figure) => !words.some((text) => text.includes(figure)))).toEqual([]);
});
