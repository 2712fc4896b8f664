import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Table } from '../data/table.tsx';
import { render } from '../testing/render.tsx';
import { ErrorState } from './placeholders.tsx';
import { LiveRegion } from './live-region.tsx';
import { ProgressBar, Spinner } from './progress.tsx';

describe('an error state', () => {
  it('is announced and retries', async () => {
    const retry = vi.fn<() => void>();
    render(<ErrorState title="This part did not load" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('This part did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  const error = (
    <section>
      <ErrorState title="Gone" onRetry={() => undefined} />
    </section>
  );
  const page = (content: ReactNode) => (
    <main>
      <button type="button">Other</button>
      {content}
    </main>
  );

  it.each([
    ['its parent', 'section', 'SECTION'],
    ['the nearest remaining ancestor', 'p', 'MAIN'],
  ] as const)('passes the focus of its button to %s', async (_, Content, tagName) => {
    const { rerender } = render(page(error));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(page(<Content>Content</Content>));
    await waitFor(() => expect(document.activeElement?.tagName).toBe(tagName));
  });

  it('leaves the focus of another control', async () => {
    const { rerender } = render(page(error));
    screen.getByRole('button', { name: 'Other' }).focus();
    rerender(page(<p>Content</p>));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other' }));
  });

  it('offers only supported actions', () => {
    render(<ErrorState title="Gone" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a progress bar', () => {
  it.each([
    [71.4, 71.4],
    [-5, 0],
    [120, 100],
  ])('draws %d as %d', (value, shown) => {
    render(<ProgressBar label="NIST CSF" value={value} />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'NIST CSF' }).value).toBe(shown);
  });
});

describe('announcements', () => {
  it('are made politely on a change', () => {
    render(<LiveRegion>3 results</LiveRegion>);
    expect(screen.getByRole('status').textContent).toBe('3 results');
  });

  it('label a spinner only without other text', () => {
    render(
      <>
        <Spinner />
        <Spinner label="Loading admin portal..." />
      </>,
    );
    expect(screen.getAllByRole('status').map((status) => status.getAttribute('aria-label'))).toEqual([
      'Loading admin portal...',
    ]);
  });
});

describe('a table', () => {
  it('is named by its caption and scrolls by keyboard', () => {
    render(
      <Table caption="Consent records" hideCaption>
        <tbody>
          <tr>
            <td>1</td>
          </tr>
        </tbody>
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Consent records' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Consent records' }).tabIndex).toBe(0);
  });
});
