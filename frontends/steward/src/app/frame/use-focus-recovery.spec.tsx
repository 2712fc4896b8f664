import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFocusRecovery } from './use-focus-recovery.ts';

const Page = ({ children }: { readonly children: ReactNode }) => (
  <div {...useFocusRecovery()}>
    <h1>Page</h1>
    {children}
  </div>
);

/** Renders itself when its button is removed; the page does not render. */
function Part({ title, withTitle = true }: { readonly title: string; readonly withTitle?: boolean }) {
  const [isLeft, setLeft] = useState(true);
  return (
    <section aria-label={title}>
      {withTitle && <h2>{title}</h2>}
      <p>{isLeft && <button onClick={() => setLeft(false)}>Remove</button>}</p>
    </section>
  );
}

const remove = (title: string) => within(screen.getByRole('region', { name: title })).getByRole('button');
const heading = (name: string) => screen.getByRole('heading', { name });

describe('the focus of a removed button', () => {
  beforeEach(() => {
    render(
      <Page>
        <Part title="First" />
        <Part title="Second" />
        <Part title="Untitled" withTitle={false} />
      </Page>,
    );
  });

  it.each([
    ['Second', 'Second'],
    ['Untitled', 'Page'],
  ])('moves from the part %s to the heading %s', async (part, expected) => {
    await userEvent.click(remove(part));
    await waitFor(() => expect(document.activeElement).toBe(heading(expected)));
  });

  it('stays with what has it after the focus had left the page', async () => {
    const outside = document.body.appendChild(document.createElement('button'));
    remove('First').focus();
    const removed = remove('First');
    outside.focus();
    removed.remove();
    outside.blur();
    // A change of the page, as the end of a dialog.
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
    outside.remove();
  });
});
