import { suggest } from '@aera/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { box, setUpSearchPage } from './testing/search-page.ts';

const page = setUpSearchPage();

describe('suggestions', () => {
  const type = async (text: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () => page.api.calls(suggest).map(({ query }) => query['query']);
  const open = async () => {
    page.open('/search');
    await box();
    vi.useFakeTimers();
  };

  it('are requested 300 ms after typing stops, with the session', async () => {
    sessionStorage.setItem('aera-search-session', 'session-0');
    await open();
    await type('tr');
    await wait(200);
    await type('tru');
    await wait(299);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['tru']);
    expect(page.api.calls(suggest)[0]?.headers.get('x-session-id')).toBe('session-0');
  });

  it('require two characters without surrounding blanks', async () => {
    await open();
    await type(' t ');
    await wait(1000);
    expect(asked()).toEqual([]);
    await type(' tr ');
    await wait(300);
    expect(asked()).toEqual(['tr']);
  });

  it('disappear when fewer than two characters are left', async () => {
    page.api.on(suggest, () => ({ suggestions: ['Trusts'] }));
    page.open('/search');
    fireEvent.change(await box(), { target: { value: 'tr' } });
    await screen.findByRole('option', { name: 'Trusts' });
    fireEvent.change(await box(), { target: { value: 't' } });
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('are hidden, with a log entry, after a failure', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    page.api.on(suggest, () => problem(503, 'Not now.'));
    await open();
    await type('tru');
    await wait(350);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Search Error')).toBeNull();
  });
});
