import { cancelEmailChangeByLink, confirmEmailChange } from '@aera/contracts';
import { axeViolations } from '@aera/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';

const page = setUpMemberPage();
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('the link to a new address', () => {
  const open = () => page.open('/verify/new-email#token-1');
  const confirm = 'Confirm new address';

  it('is used only on a click', async () => {
    page.api.on(confirmEmailChange, () => ({ email: 'new@example.org', pending: null }));
    open();
    await screen.findByRole('button', { name: confirm });
    expect(page.api.calls(confirmEmailChange)).toHaveLength(0);
    expect(window.location.hash).toBe('');
    await click(confirm);
    expect(await screen.findByRole('heading', { name: 'Email address changed' })).toBeTruthy();
    expect(page.api.calls(confirmEmailChange).map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
    expect(await linkTo('Go to security settings')).toBe('/dashboard/security');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([401, 403])('requires the right account on %d, and continues after the sign-in', async (status) => {
    page.api.on(confirmEmailChange, () => problem(status, 'Sign in first.'));
    open();
    await click(confirm);
    expect(await screen.findByText('Sign in to confirm your new address')).toBeTruthy();
    expect(await linkTo('Sign in')).toBe(`/login?next=${encodeURIComponent('/verify/new-email')}`);
    cleanup();
    page.api.on(confirmEmailChange, () => ({ email: 'new@example.org', pending: null }));
    page.open('/verify/new-email');
    await click(confirm);
    expect(await screen.findByText('Email address changed')).toBeTruthy();
  });

  it('says on 401 that the address may have changed if an earlier response was lost', async () => {
    page.api.on(confirmEmailChange, () => Promise.reject(new TypeError('Failed to fetch')));
    open();
    await click(confirm);
    await screen.findByText('Couldn’t confirm your new address');
    page.api.on(confirmEmailChange, () => problem(401, 'Sign in first.'));
    await click(confirm);
    expect(await screen.findByText('Sign in with your new address')).toBeTruthy();
    expect(screen.getByText(/your address may already have changed/)).toBeTruthy();
    expect(await linkTo('Sign in')).toBe(`/login?next=${encodeURIComponent('/verify/new-email')}`);
  });

  it.each([
    [410, 'email-change-invalid', 'This link no longer works'],
    [409, 'new-email-taken', 'Another account uses this address'],
  ])('explains why it does not work: %d %s', async (status, code, title) => {
    page.api.on(confirmEmailChange, () => problem(status, 'x', { code }));
    open();
    await click(confirm);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: confirm })).toBeNull();
    expect(await linkTo('Go to security settings')).toBe('/dashboard/security');
  });

  it('can be retried when the server did not respond', async () => {
    page.api.on(confirmEmailChange, () => problem(503, 'Not possible at the moment.'));
    open();
    await click(confirm);
    expect(await screen.findByText('Not possible at the moment.')).toBeTruthy();
    expect(screen.getByRole('button', { name: confirm })).toBeTruthy();
  });
});

describe('the link that cancels a change', () => {
  const open = () => page.open('/verify/cancel-email#token-2');

  it.each([
    ['member', 'Reset your password', '/login/reset'],
    ['steward', 'Change your password', '/admin/account'],
  ] as const)('works without a sign-in, and leads a %s to a new password', async (account, name, path) => {
    page.api.on(cancelEmailChangeByLink, () => ({ account }));
    open();
    await click('Cancel the change');
    expect(await screen.findByRole('heading', { name: 'Email change cancelled' })).toBeTruthy();
    expect(page.api.calls(cancelEmailChangeByLink).map(({ body }) => body)).toEqual([{ token: 'token-2' }]);
    expect(await linkTo(name)).toBe(path);
  });

  it('reports an invalid or incomplete link', async () => {
    page.api.on(cancelEmailChangeByLink, () => problem(410, 'Gone.'));
    open();
    await click('Cancel the change');
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the change' })).toBeNull();
    cleanup();
    page.open('/verify/cancel-email');
    expect(await screen.findByText('This link is incomplete')).toBeTruthy();
  });
});
