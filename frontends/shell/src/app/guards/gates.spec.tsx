import { emitWindowEvent, safeLocalStorage } from '@aera/frontend-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { Guarded } from './gates.tsx';
import { findGuard } from './guard-policy.ts';

const server = setUpFakeBrowser();
const open = (path: string) =>
  renderAt(
    path,
    <Guarded>
      <h1>Inside</h1>
    </Guarded>,
  );
const findPage = () => screen.queryByRole('heading', { name: 'Inside' });
const path = () => screen.getByLabelText('path').textContent;

beforeEach(() => localStorage.setItem('aera-jurisdiction-acknowledged', 'true'));

it.each([
  ['/', null],
  ['/how', null],
  ['/operations', 'pin'],
  ['/legal-protection', 'pin'],
  ['/search', 'notice'],
  ['/search/articles/what-is-a-trust', 'notice'],
  ['/dashboard', 'member'],
  ['/admin', 'steward'],
  ['/admin/questions', 'steward'],
  ['/aera-sacrosanct-stewards', null],
])('%s is guarded by %s', (guarded, guard) => expect(findGuard(guarded)).toBe(guard));

describe('the PIN', () => {
  const submit = (pin: string) => {
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: pin } });
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  };

  it('is entered into a masked field', async () => {
    open('/operations');
    expect((await screen.findByLabelText('PIN')).getAttribute('type')).toBe('password');
    expect(findPage()).toBeNull();
  });

  it('cannot be sent while it is blank', async () => {
    open('/operations');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Unlock' });
    expect(button.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '   ' } });
    expect(button.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '1' } });
    expect(button.disabled).toBe(false);
  });

  it('opens the page for the session when it is correct', async () => {
    server.responses['POST /api/auth/pin'] = () => new Response(null, { status: 204 });
    open('/operations');
    await screen.findByLabelText('PIN');
    submit('2468');
    await waitFor(() => expect(findPage()).toBeTruthy());
    expect(server.calls[0]?.body).toEqual({ pin: '2468' });
    expect(sessionStorage.getItem('aera_pin_authenticated')).toBe('true');
  });

  it('shows "Invalid PIN" for three seconds and clears the field after 100 ms', async () => {
    server.responses['POST /api/auth/pin'] = () => json({ title: 'Unauthorized', status: 401 }, 401);
    open('/operations');
    const field = await screen.findByLabelText<HTMLInputElement>('PIN');
    vi.useFakeTimers();
    submit('1');
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(screen.getByText('Invalid PIN')).toBeTruthy();
    expect(field.value).toBe('1');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(field.value).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(2899));
    expect(screen.queryByText('Invalid PIN')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Invalid PIN')).toBeNull();
  });

  it('restarts the three seconds after another wrong PIN', async () => {
    server.responses['POST /api/auth/pin'] = () => json({ title: 'Unauthorized', status: 401 }, 401);
    open('/operations');
    const field = await screen.findByLabelText<HTMLInputElement>('PIN');
    vi.useFakeTimers();
    const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    submit('1');
    await advance(0);
    await advance(2000);
    submit('2');
    await advance(0);
    await advance(100);
    expect(field.value).toBe('');
    await advance(2899);
    expect(screen.getByText('Invalid PIN')).toBeTruthy();
    await advance(1);
    expect(screen.queryByText('Invalid PIN')).toBeNull();
  });

  it('does not report a wrong PIN when the server is unreachable', async () => {
    server.responses['POST /api/auth/pin'] = () => Promise.reject(new TypeError('network'));
    open('/operations');
    await screen.findByLabelText('PIN');
    submit('2468');
    expect(await screen.findByText('We couldn’t check your PIN. Try again.')).toBeTruthy();
  });

  it('is not required before the jurisdiction notice is acknowledged', async () => {
    localStorage.clear();
    open('/operations');
    expect(screen.getByRole('heading', { name: 'This page needs a PIN' })).toBeTruthy();
    await act(async () => void (await import('./pin-dialog.tsx')));
    expect(screen.queryByLabelText('PIN')).toBeNull();
    act(() => safeLocalStorage.setFlag('aera-jurisdiction-acknowledged'));
    expect(await screen.findByLabelText('PIN')).toBeTruthy();
  });

  it('has the only heading of level 1 on the page', async () => {
    open('/operations');
    await screen.findByLabelText('PIN');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Enter your PIN',
    ]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('shows the server’s message after too many attempts', async () => {
    server.responses['POST /api/auth/pin'] = () =>
      json({ title: 'Too Many Requests', status: 429, detail: 'Please wait a minute.' }, 429);
    open('/operations');
    await screen.findByLabelText('PIN');
    submit('1');
    expect(await screen.findByText('Please wait a minute.')).toBeTruthy();
  });

  it('does not report a wrong PIN when the network is blocked', async () => {
    server.responses['POST /api/auth/pin'] = () =>
      json({ title: 'Forbidden', status: 403, detail: 'Your network is blocked.' }, 403);
    open('/operations');
    await screen.findByLabelText('PIN');
    submit('2468');
    expect(await screen.findByText('Your network is blocked.')).toBeTruthy();
    expect(screen.queryByText('Invalid PIN')).toBeNull();
  });

  it('lets the visitor return to /about', async () => {
    open('/operations');
    fireEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(path()).toBe('/about');
  });

  it('is required again after a sign-out', async () => {
    sessionStorage.setItem('aera_pin_authenticated', 'true');
    open('/operations');
    expect(findPage()).toBeTruthy();
    act(() => emitWindowEvent('signed-out', { path: '/api/auth/me' }));
    expect(findPage()).toBeNull();
    expect(sessionStorage.getItem('aera_pin_authenticated')).toBeNull();
  });

  it('is required again after a sign-out on any other page, too', () => {
    sessionStorage.setItem('aera_pin_authenticated', 'true');
    open('/how');
    act(() => emitWindowEvent('signed-out', { path: '/api/auth/me' }));
    expect(sessionStorage.getItem('aera_pin_authenticated')).toBeNull();
  });
});

describe('search', () => {
  it('requires only the acknowledged notice', () => {
    localStorage.clear();
    open('/search');
    expect(findPage()).toBeNull();
    act(() => safeLocalStorage.setFlag('aera-jurisdiction-acknowledged'));
    expect(findPage()).toBeTruthy();
    expect(server.calls).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('is shown to a member', async () => {
    server.responses['GET /api/auth/me'] = () =>
      json({ success: true, user: { id: '1', email: 'ada@example.org', name: 'Ada' } });
    open('/dashboard');
    await waitFor(() => expect(findPage()).toBeTruthy());
  });

  it('redirects others to the sign-in with a return path', async () => {
    server.responses['GET /api/auth/me'] = () => json({}, 401);
    open('/dashboard?tab=1');
    await waitFor(() => expect(path()).toBe('/login?next=%2Fdashboard%3Ftab%3D1'));
  });

  it('redirects no one when the server does not report the session, and retries', async () => {
    server.responses['GET /api/auth/me'] = () => json({}, 503);
    open('/dashboard');
    expect(
      await screen.findByRole('heading', { name: 'Couldn’t check whether you’re signed in' }),
    ).toBeTruthy();
    expect(path()).toBe('/dashboard');
    server.responses['GET /api/auth/me'] = () =>
      json({ success: true, user: { id: '1', email: 'ada@example.org', name: 'Ada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(findPage()).toBeTruthy());
  });
});

describe('the stewards’ pages', () => {
  it('show a spinner while the session is loading', () => {
    server.responses['GET /api/admin/auth/me'] = () => new Promise(() => {});
    open('/admin');
    expect(screen.getByRole('status', { name: 'Loading page' })).toBeTruthy();
  });

  it('are shown to a steward', async () => {
    const user = { id: '1', firstName: 'A', lastName: 'B', username: 'ab', role: 'steward' };
    server.responses['GET /api/admin/auth/me'] = () => json({ success: true, user });
    open('/admin');
    await waitFor(() => expect(findPage()).toBeTruthy());
  });

  it('show others that access is restricted and redirect them to the sign-in', async () => {
    server.responses['GET /api/admin/auth/me'] = () => json({}, 401);
    vi.useFakeTimers();
    open('/admin/questions?page=2');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeTruthy();
    expect(
      screen.getByText('This area requires admin authentication. Please log in to continue.'),
    ).toBeTruthy();
    const signIn = '/aera-sacrosanct-stewards?next=%2Fadmin%2Fquestions%3Fpage%3D2';
    expect(screen.getByRole('link', { name: 'Go to Admin Login' }).getAttribute('href')).toBe(signIn);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(path()).toBe(signIn);
  });

  it('keep the token of the link to a new e-mail address in the tab during the sign-in', async () => {
    server.responses['GET /api/admin/auth/me'] = () => json({}, 401);
    open('/admin/account/new-email#token-1');
    expect((await screen.findByRole('link', { name: 'Go to Admin Login' })).getAttribute('href')).toBe(
      `/aera-sacrosanct-stewards?next=${encodeURIComponent('/admin/account/new-email')}`,
    );
    expect(sessionStorage.getItem('aera-steward-email-token')).toBe('token-1');
  });

  it('do not treat the user as signed out when the server does not respond', async () => {
    server.responses['GET /api/admin/auth/me'] = () => json({}, 503);
    open('/admin');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Access Restricted')).toBeNull();
  });
});
