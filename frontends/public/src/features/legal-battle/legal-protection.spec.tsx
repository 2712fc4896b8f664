import { legalProtection } from '@aera/content/legal-protection';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { json, mockFetch, renderPage } from '../../testing/render.tsx';
import { LegalProtectionPage } from './legal-protection.page.tsx';

const boxes = () =>
  within(screen.getByRole('region', { name: 'Your case file' })).getAllByRole<HTMLInputElement>('checkbox');

beforeEach(() => {
  localStorage.clear();
  mockFetch(() => json(legalProtection));
});

async function open() {
  const page = renderPage(<LegalProtectionPage />);
  await screen.findByRole('region', { name: 'Your case file' });
  return page;
}

describe('the case file', () => {
  it('lists eight items, counts the ticked ones, and stores them in this browser', async () => {
    const { unmount } = await open();
    expect(boxes()).toHaveLength(8);
    expect(screen.getByRole('status').textContent).toBe('0 of 8 ready');
    fireEvent.click(boxes()[0] as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('1 of 8 ready');
    expect(localStorage.getItem('aera-case-file-next-date')).toBe('true');
    unmount();
    await open();
    expect(boxes().map(({ checked }) => checked)).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
  });

  it('removes one tick, and all of them at once', async () => {
    await open();
    for (const box of boxes()) fireEvent.click(box);
    fireEvent.click(boxes()[3] as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('7 of 8 ready');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all ticks' }));
    expect(screen.getByRole('status').textContent).toBe('0 of 8 ready');
    expect(Object.keys(localStorage).filter((key) => key.includes('case-file'))).toEqual([]);
  });
});

it('shows five questions for a lawyer before the cases of the public page', async () => {
  await open();
  const lawyer = screen.getByRole('region', { name: 'Ask a lawyer first' });
  expect(within(within(lawyer).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(
    5,
  );
  const cases = document.getElementById('scenarios') as HTMLElement;
  expect(lawyer.compareDocumentPosition(cases)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Case 1 of 6')).toBeTruthy();
});
