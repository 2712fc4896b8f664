import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { json, setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { usePublicFrame } from './use-public-frame.ts';

const server = setUpFakeBrowser();
const me = 'GET /api/admin/auth/me';
const steward = { id: '1', firstName: 'A', lastName: 'B', username: 'ab', role: 'steward' };
const Frame = () => (usePublicFrame() ? <p>header and footer</p> : <p>none</p>);

it.each(['/aera-sacrosanct-stewards', '/admin', '/admin/questions'])(
  'is hidden on %s while a steward is signed in',
  async (path) => {
    server.responses[me] = () => json({ success: true, user: steward });
    renderAt(path, <Frame />);
    await waitFor(() => expect(screen.getByText('none')).toBeTruthy());
  },
);

it('stays in the portal while signed out', async () => {
  server.responses[me] = () => json({}, 401);
  renderAt('/aera-sacrosanct-stewards', <Frame />);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.getByText('header and footer')).toBeTruthy();
});

it('requests no session on the public pages', () => {
  renderAt('/how', <Frame />);
  expect(screen.getByText('header and footer')).toBeTruthy();
  expect(server.calls).toEqual([]);
});
