import { verifyEmail } from '@aera/contracts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';

const page = setUpMemberPage();
const open = () => page.open('/verify#token-1');
const confirm = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm email address' });

it('uses the link only on a click', async () => {
  page.api.on(verifyEmail, () => undefined);
  open();
  await confirm();
  expect(page.api.calls(verifyEmail)).toHaveLength(0);
  await userEvent.click(await confirm());
  expect(await screen.findByText('Email address confirmed')).toBeTruthy();
  expect(page.api.calls(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeTruthy();
});

it('reports an expired link', async () => {
  page.api.on(verifyEmail, () => problem(410, 'Gone.'));
  open();
  await userEvent.click(await confirm());
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm email address' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fdashboard');
  cleanup();
  page.open('/verify');
  expect((await confirm()).disabled).toBe(true);
});

it('keeps the token out of the URL and through a sign-in', async () => {
  page.api.on(verifyEmail, () => problem(403, 'Sign in first.', { code: 'sign-in-to-verify' }));
  open();
  await userEvent.click(await confirm());
  expect(await screen.findByText('Sign in to confirm your address')).toBeTruthy();
  expect(window.location.hash).toBe('');
  expect(screen.queryByRole('button', { name: 'Confirm email address' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fverify');
  expect(screen.getByRole('link', { name: 'Reset your password' }).getAttribute('href')).toBe('/login/reset');
  cleanup();
  page.api.on(verifyEmail, () => undefined);
  page.open('/verify');
  await userEvent.click(await confirm());
  expect(await screen.findByText('Email address confirmed')).toBeTruthy();
  expect(page.api.calls(verifyEmail).map(({ body }) => body)).toEqual([
    { token: 'token-1' },
    { token: 'token-1' },
  ]);
});

it('can be retried when the server did not respond', async () => {
  page.api.on(verifyEmail, () => problem(503, 'Not possible at the moment.'));
  open();
  await userEvent.click(await confirm());
  expect(await screen.findByText('Not possible at the moment.')).toBeTruthy();
  page.api.on(verifyEmail, () => undefined);
  await userEvent.click(await confirm());
  expect(await screen.findByText('Email address confirmed')).toBeTruthy();
});

it('does not send a truncated token', async () => {
  page.open('/verify');
  expect((await confirm()).disabled).toBe(true);
  expect(screen.getByText('This link is incomplete')).toBeTruthy();
});
