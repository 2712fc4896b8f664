import { brand } from '@aera/content';

/** Copy of the search page; notice and toasts are from the specification. */
export const searchCopy = {
  title: 'Search the knowledge base',
  description: `Search ${brand.name}’s articles and answered questions, or ask our experts if you can’t find an answer.`,
  eyebrow: 'Knowledge base',
  headline: 'What do you want to know?',
  lead: 'Ask in your own words. Each result has a label that shows how well it matches.',
  field: 'Search the knowledge base',
  placeholder: 'What is a trust?',
  submit: 'Search',
  searching: 'Searching…',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 1
      ? '1 suggestion. Use the arrow keys to choose.'
      : `${count} suggestions. Use the arrow keys to choose.`,
  resultCount: (shown: number, found: number, query: string) =>
    found > shown
      ? `Top ${shown} of ${found} results for “${query}”`
      : `${shown === 1 ? '1 result' : `${shown} results`} for “${query}”`,
  closest: 'Closest matches',
  category: 'Category',
  allCategories: 'All',
  categoryLabel: (name: string, count: number) => `${name} (${count})`,
  emptyCategory: (name: string, query: string) => `No results in “${name}” for “${query}”`,
  pinned: 'Recommended',
  voteFailed: { title: 'Couldn’t send your feedback', description: 'Check your connection and try again.' },
  source: 'Source',
  newTab: '(opens in a new tab)',
  confidence: 'confidence',
  noAnswer:
    'We currently cannot provide a specific answer to your question. Please submit it below so our experts can help you.',
  failed: { title: 'Search Error', description: 'Failed to search. Please try again.' },
  failedHere: 'Search isn’t responding',
  legend: {
    title: 'What the confidence labels mean',
    levels: {
      High: 'Matches your question.',
      Medium: 'Matches part of your question.',
      Low: 'Shares some of your words.',
    },
  },
  experts: {
    title: 'Ask the experts',
    text: 'Can’t find an answer? Our experts promise a reply within 24 hours.',
    open: 'Ask Question',
  },
  form: {
    title: 'Ask our experts',
    email: 'Your email',
    emailHint: 'So we can tell you when there’s an answer.',
    memberEmailHint: 'Your account’s email address. Your notification settings apply.',
    preferences: 'Notification settings',
    question: 'Your question',
    submit: 'Submit Question',
    submitting: 'Submitting…',
    cancel: 'Cancel',
    blankQuestion: 'Enter your question',
    submitted: {
      title: 'Question Submitted',
      description:
        "Your question has been submitted to our experts. You'll be notified when we have an answer.",
    },
    offered: {
      title: 'Do any of these answer your question?',
      text: 'Others have asked these before. We haven’t sent your question yet.',
      answered: 'This answers it',
      none: 'None of these, submit my question',
      back: 'Edit my question',
      deflected: { title: 'Glad we could help', description: 'Your question was not sent.' },
    },
    follow: {
      title: 'Follow your question',
      text: 'Use this link to see your question and its answer without an account. We’ll also email it to you when there’s an answer.',
      open: 'View my question',
      close: 'Done',
    },
    failed: { title: 'Submission Error', description: 'Failed to submit question. Please try again.' },
  },
} as const;
