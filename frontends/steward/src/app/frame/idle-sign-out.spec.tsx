import { stewardIdleSeconds, stewardLogout } from '@aera/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { signInCopy } from '../sign-in/sign-in-copy.ts';

const api = setUpFakeApi();
const advance = (seconds: number) => act(async () => vi.setSystemTime(Date.now() + seconds * 1000));
const check = () => act(async () => vi.advanceTimersByTimeAsync(16_000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serveSignedInSteward(api);
});
afterEach(() => vi.useRealTimers());

it('signs a steward out after an hour without input, and shows why', async () => {
  renderAt(paths.account);
  await screen.findByRole('heading', { level: 1 });
  await advance(stewardIdleSeconds - 60);
  fireEvent.keyDown(document.body, { key: 'a' });
  await advance(stewardIdleSeconds - 60);
  await check();
  expect(api.calls(stewardLogout)).toEqual([]);
  await advance(60);
  await check();
  await waitFor(() => expect(api.calls(stewardLogout)).toHaveLength(1));
  expect(await screen.findByText(signInCopy.signedOutIdle)).toBeTruthy();
});
