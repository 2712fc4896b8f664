import { readCurrentSteward, stewardLogout } from '@aera/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeViolations } from '@aera/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { steward } from '../../testing/records.ts';
import { renderAt, where } from '../../testing/render-at.tsx';
import { accountCopy } from './account-copy.ts';

const api = setUpFakeApi();
const copy = accountCopy.required;
let lacksSecondFactor = true;

beforeEach(() => {
  lacksSecondFactor = true;
  serveSignedInSteward(api);
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, lacksSecondFactor } }));
});

describe('a steward whose role requires a second factor', () => {
  it.each([paths.portal, paths.questions])('is redirected from %s to the setup', async (path) => {
    renderAt(path);
    expect(await screen.findByRole('heading', { name: copy.title })).toBeTruthy();
    expect(where()).toBe(paths.account);
    expect(screen.queryByRole('heading', { name: accountCopy.password.title })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('continues once the second factor is set up', async () => {
    renderAt(paths.account);
    await userEvent.click(await screen.findByRole('button', { name: copy.proceed }));
    expect((await screen.findByText(copy.missing)).textContent).toBe(copy.missing);
    lacksSecondFactor = false;
    await userEvent.click(screen.getByRole('button', { name: copy.proceed }));
    await waitFor(() => expect(where()).toBe(paths.portal));
  });

  it('sees that the second factor could not be checked', async () => {
    renderAt(paths.account);
    const proceed = await screen.findByRole('button', { name: copy.proceed });
    lacksSecondFactor = false;
    api.on(readCurrentSteward, () => problem(503));
    await userEvent.click(proceed);
    expect(await screen.findByText(copy.notChecked)).toBeTruthy();
    expect(screen.queryByText(copy.missing)).toBeNull();
  });

  it('sees that logging out failed', async () => {
    api.on(stewardLogout, () => problem(503));
    renderAt(paths.account);
    await userEvent.click(await screen.findByRole('button', { name: copy.signOut }));
    expect(await screen.findByText('Couldn’t sign you out')).toBeTruthy();
  });
});
