import { login, readCurrentMember, register } from '@aera/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, setUpMemberPage } from '../../../testing/member-page.tsx';
import { problem } from '@aera/frontend-kit/testing';
import { readPathAfterSignIn } from './next-path.ts';

const page = setUpMemberPage();
const password = 'correct horse battery';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const readError = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const fill = async (values: Record<string, string>) => {
  await screen.findByRole('heading', { level: 1 });
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('signing in', () => {
  beforeEach(() =>
    page.api.on(login, ({ body }) => {
      if (body.password !== password) return problem(401, 'Incorrect email or password.');
      page.signIn();
      return { success: true, user: ada };
    }),
  );

  it('leads to the dashboard', async () => {
    page.open('/login');
    await fill({ Email: ' ada@example.org ', Password: password });
    await press('Sign in');
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(page.api.calls(login).map(({ body }) => body)).toEqual([{ email: 'ada@example.org', password }]);
  });

  it('leads back to the page that the guard stopped', async () => {
    page.open('/login?next=%2Fdashboard%2Fquestions%3Fstatus%3Danswered');
    await fill({ Email: ada.email, Password: password });
    await press('Sign in');
    await waitFor(() => expect(page.path()).toBe('/dashboard/questions?status=answered'));
  });

  it('shows missing input at its field and sends nothing', async () => {
    page.open('/login');
    await fill({ Email: 'ada' });
    await press('Sign in');
    expect(readError('Email')).toBe('Enter an email address, like name@example.org');
    expect(readError('Password')).toBe('Enter your password');
    expect(document.activeElement).toBe(field('Email'));
    expect(page.api.calls(login)).toHaveLength(0);
  });

  it('shows the reason of a failure and keeps the input', async () => {
    page.open('/login');
    await fill({ Email: ada.email, Password: 'wrong' });
    await press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect email or password.');
    expect([field('Email').value, field('Password').value]).toEqual([ada.email, 'wrong']);
  });

  it('shows a network error', async () => {
    page.api.on(login, () => Promise.reject(new TypeError('Failed to fetch')));
    page.open('/login');
    await fill({ Email: ada.email, Password: password });
    await press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t reach the server. Check your connection and try again.',
    );
  });

  it('redirects signed-in members', async () => {
    page.signIn();
    page.open('/login?next=%2Fsearch');
    await waitFor(() => expect(page.path()).toBe('/search'));
  });

  it('shows and hides the password', async () => {
    page.open('/login');
    await fill({ Password: 'secret' });
    expect(field('Password').type).toBe('password');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });
});

describe('becoming a member', () => {
  const person = { Name: 'Ada', Email: ada.email, Password: password };

  it('signs in at once', async () => {
    page.api.on(register, () => ({ success: true, user: ada }));
    page.open('/join?next=%2Fsearch');
    await fill(person);
    await press('Create account');
    await waitFor(() => expect(page.path()).toBe('/search'));
    expect(page.api.calls(register).map(({ body }) => body)).toEqual([
      { name: 'Ada', email: ada.email, password },
    ]);
  });

  it('states the rules of passwords and checks them before sending', async () => {
    page.open('/join');
    await fill({ ...person, Password: 'nine char' });
    expect(screen.getByText(/At least 10 characters\./)).toBeTruthy();
    await press('Create account');
    expect(readError('Password')).toMatch(/at least 10 characters/);
    expect(page.api.calls(register)).toHaveLength(0);
  });

  it('shows the strength of the password next to the field', async () => {
    page.open('/join');
    await fill({ Password: 'seven c' });
    const described = () =>
      (field('Password').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(described()).toContain('3 to go');
    await fill({ Password: 'nine char' });
    expect(described()).toContain('1 to go');
    await fill({ Password: 'ten charac' });
    expect(described()).toContain('Long enough');
  });

  it('links to the terms and the privacy policy, and lists what membership includes', async () => {
    page.open('/join');
    await screen.findByRole('heading', { level: 1 });
    for (const [name, path] of [
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
    ])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    const membership = screen.getByRole('complementary', { name: 'What you can do as a member' });
    expect(within(membership).getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows at the email field that an account exists', async () => {
    const taken = 'An account with this email already exists. Sign in instead.';
    page.api.on(register, () => problem(409, taken, { code: 'email-taken' }));
    page.open('/join');
    await fill(person);
    await press('Create account');
    await waitFor(() => expect(readError('Email')).toBe(taken));
    expect(document.activeElement).toBe(field('Email'));
  });

  it('shows the server’s error at each field until the field changes', async () => {
    page.api.on(register, () =>
      problem(400, 'name: must not be blank', { errors: [{ field: 'name', message: 'must not be blank' }] }),
    );
    page.open('/join');
    await fill(person);
    await press('Create account');
    await waitFor(() => expect(readError('Name')).toBe('Must not be blank.'));
    await userEvent.type(field('Name'), '!');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(field('Password').value).toBe(password);
  });
});

it('keeps the return path between the two pages', async () => {
  page.open('/login?next=%2Fdashboard');
  await userEvent.click(await screen.findByRole('link', { name: 'Become a member' }));
  expect(page.path()).toBe('/join?next=%2Fdashboard');
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(page.path()).toBe('/login?next=%2Fdashboard');
  expect(page.api.calls(readCurrentMember)).toHaveLength(1);
});

it.each([
  ['/search?q=trust#top', '/search?q=trust#top'],
  ['/dashboard', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example/', '/dashboard'],
  [String.raw`/\evil.example/`, '/dashboard'],
  ['/\t/evil.example/', '/dashboard'],
  ['/.//evil.example/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['search', '/dashboard'],
  ['/login?next=/login', '/dashboard'],
  ['/join', '/dashboard'],
])('continues from next=%j to %s', (next, expected) =>
  expect(readPathAfterSignIn(new URLSearchParams({ next }))).toBe(expected),
);
