import { brand } from '@aera/content';

/** The words of the search page; those of the notice and the toasts are the specification's. */
export const searchCopy = {
  title: 'Search the knowledge base',
  description: `Search the articles and answered questions of ${brand.name}, and put a question to the experts when nothing answers yours.`,
  eyebrow: 'Knowledge base',
  headline: 'What do you want to know?',
  lead: 'Ask in your own words. Each result says how sure it is to answer you.',
  field: 'Search the knowledge base',
  placeholder: 'What is a trust?',
  submit: 'Search',
  searching: 'Searching…',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 1 ? '1 suggestion, use the arrow keys.' : `${count} suggestions, use the arrow keys.`,
  resultCount: (shown: number, found: number, query: string) =>
    found > shown
      ? `The best ${shown} of ${found} results for “${query}”`
      : `${shown === 1 ? '1 result' : `${shown} results`} for “${query}”`,
  closest: 'Closest matches',
  category: 'Category',
  allCategories: 'All',
  categoryOf: (name: string, count: number) => `${name} (${count})`,
  emptyCategory: (name: string, query: string) => `Nothing in “${name}” for “${query}”.`,
  pinned: 'Recommended',
  source: 'Source',
  newTab: '(opens in a new tab)',
  confidence: 'confidence',
  noAnswer:
    'We currently cannot provide a specific answer to your question. Please submit it below so our experts can help you.',
  failed: { title: 'Search Error', description: 'Failed to search. Please try again.' },
  failedHere: {
    title: 'The search got no answer',
    detail: 'Your words are still in the search box. Check your connection, then try again.',
    retry: 'Try again',
  },
  legend: {
    title: 'How sure is a result?',
    levels: {
      High: 'It is about what you asked.',
      Medium: 'It is about part of what you asked.',
      Low: 'It shares some of your words.',
    },
  },
  experts: {
    title: 'Ask the experts',
    text: 'Nothing that answers you? The organisation promises an answer from its experts within 24 hours.',
    open: 'Ask Question',
  },
  form: {
    title: 'Put your question to the experts',
    email: 'Your e-mail',
    emailHint: 'So that we know whose question it is.',
    question: 'Your question',
    submit: 'Submit Question',
    submitting: 'Submitting…',
    cancel: 'Cancel',
    blankQuestion: 'Please write your question.',
    submitted: {
      title: 'Question Submitted',
      description:
        "Your question has been submitted to our experts. You'll be notified when we have an answer.",
    },
    offered: {
      title: 'Does one of these answer it?',
      text: 'These questions were asked before. Yours has not been sent yet.',
      answered: 'That answers it',
      none: 'None of these: submit my question',
      back: 'Change my question',
      spared: { title: 'Glad that it helps', description: 'Your question was not sent.' },
    },
    follow: {
      title: 'Follow your question',
      text: 'This link shows your question and its answer, without an account. A mail brings it again once there is an answer.',
      open: 'Open my question',
      close: 'Done',
    },
    failed: { title: 'Submission Error', description: 'Failed to submit question. Please try again.' },
  },
} as const;
