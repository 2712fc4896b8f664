import { searchKnowledge, type SearchResult } from '@aera/contracts';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { setUpMemberPage } from '../../../testing/member-page.tsx';

export const noAnswer =
  'We currently cannot provide a specific answer to your question. Please submit it below so our experts can help you.';

export const trust: SearchResult = {
  id: 'a-1',
  title: 'What is a trust?',
  category: 'Trusts',
  confidence: 0.9,
  content: 'A trust holds <b>property</b> for others.',
  sourcePage: '/trusts',
  highlights: { title: [[10, 15]], content: [[2, 7]] },
};

/** The member area with a fake search, which finds nothing until `finds` sets its results. */
export function setUpSearchPage() {
  const page = setUpMemberPage();
  return {
    ...page,
    finds: (...results: SearchResult[]) => page.api.on(searchKnowledge, () => ({ results, hasAnswer: true })),
    queries: () => page.api.calls(searchKnowledge).map(({ body }) => body.query),
  };
}

export const box = () =>
  screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the knowledge base' });
export const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
export const searchFor = async (text: string) => {
  fireEvent.change(await box(), { target: { value: text } });
  fireEvent.click(submit());
};
export const results = () => screen.queryAllByRole('article');
export const form = () => screen.findByRole('form', { name: 'Ask our experts' });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const reconnect = () =>
  act(async () => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
