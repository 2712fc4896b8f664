import {
  readTotpClock,
  renewRecoveryCodes,
  resetSecondFactor,
  readSecondFactorStatus,
  startSecondFactorSetup,
  confirmSecondFactorSetup,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const readCodes = (letter: string) =>
  Array.from({ length: 10 }, (_, n) => `${letter}000-0000-0000-0000-0000-0000-000${n}`);
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.getByLabelText<HTMLInputElement>('Authentication code');
const click = async (name: string) => userEvent.click(await button(name));
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

let factor: { isConfigured: boolean; recoveryCodesLeft: number; since: string | null };
let clockOff = 0;

beforeEach(() => {
  factor = { isConfigured: false, recoveryCodesLeft: 0, since: null };
  clockOff = 0;
  serveSignedInSteward(api);
  api.on(readSecondFactorStatus, () => factor);
  api.on(readTotpClock, () => ({
    period: 30,
    secondsRemaining: 12,
    serverTime: new Date(Date.now() + clockOff * 1000).toISOString(),
  }));
  api.on(startSecondFactorSetup, () => ({
    secret,
    otpauthUri: `otpauth://totp/x?secret=${secret}`,
    qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  }));
  api.on(confirmSecondFactorSetup, ({ body }) => {
    if (body.token !== '123456') return problem(401, 'Invalid authentication code');
    factor = { isConfigured: true, recoveryCodesLeft: 10, since: '2026-03-04T09:05:00Z' };
    return { success: true, recoveryCodes: readCodes('a') };
  });
  api.on(renewRecoveryCodes, () => ({ recoveryCodes: readCodes('b') }));
  api.on(resetSecondFactor, () => {
    factor = { isConfigured: false, recoveryCodesLeft: 0, since: null };
    return { success: true };
  });
});

describe('two-factor setup', () => {
  const begin = async () => {
    renderAt(paths.account);
    await click('Set up two-factor authentication');
    await screen.findByRole('heading', { name: 'Set up your authenticator' });
  };

  it('shows the secret as QR code and text', async () => {
    await begin();
    expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toMatch(/^data:image/);
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Set up your authenticator');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    [0, /This device’s clock is correct\./],
    [-90, /90 seconds ahead of/],
    [47, /47 seconds behind/],
  ])('shows the clock difference when the server’s clock differs by %d s', async (off, words) => {
    clockOff = off;
    await begin();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows the recovery codes only after a correct code', async () => {
    await begin();
    await userEvent.type(field(), '12{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a 6-digit authentication code');
    await userEvent.clear(field());
    await userEvent.type(field(), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid authentication code');
    await userEvent.type(field(), '123456{Enter}');
    expect(await shown()).toEqual(readCodes('a'));
    expect(await axeViolations()).toEqual([]);
  });

  it('closes the recovery codes once the steward confirms that they are saved', async () => {
    await begin();
    await userEvent.type(field(), '123456{Enter}');
    await shown();
    expect((await button('Done')).hasAttribute('disabled')).toBe(true);
    const user = userEvent.setup();
    await user.click(await button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(readCodes('a').join('\n'));
    expect(screen.getByText('Copied')).toBeTruthy();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(await button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('checkbox', { name: /I’ve saved these codes somewhere safe/ }));
    await user.click(await button('Done'));
    expect(await screen.findByText('On')).toBeTruthy();
    expect(screen.queryByText(readCodes('a')[0] as string)).toBeNull();
  });

  it('shows that copying failed where the browser has no clipboard', async () => {
    await begin();
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
    await click('Copy setup key');
    expect(await screen.findByText(/^Couldn’t copy\./)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('can be cancelled', async () => {
    await begin();
    await click('Cancel');
    expect(await screen.findByText('Off')).toBeTruthy();
  });

  it('shows the server’s error', async () => {
    api.on(startSecondFactorSetup, () =>
      problem(409, 'Two-factor authentication is already on. Turn it off first.'),
    );
    renderAt(paths.account);
    await click('Set up two-factor authentication');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Two-factor authentication is already on\. Turn it off first\./,
    );
  });
});

describe('configured two-factor authentication', () => {
  beforeEach(() => {
    factor = { isConfigured: true, recoveryCodesLeft: 4, since: '2026-03-04T09:05:00Z' };
  });

  it.each([
    [4, []],
    [3, ['Only 3 recovery codes are left. Generate new ones.']],
    [1, ['Only 1 recovery code is left. Generate new ones.']],
  ])('warns with %d recovery codes left: %j', async (left, warnings) => {
    factor.recoveryCodesLeft = left;
    renderAt(paths.account);
    expect((await screen.findByText('Recovery codes left')).nextSibling?.textContent).toBe(String(left));
    expect(screen.queryAllByText(/left\. Generate new ones/).map(({ textContent }) => textContent)).toEqual(
      warnings,
    );
  });

  it('warns when no recovery code is left', async () => {
    factor.recoveryCodesLeft = 0;
    renderAt(paths.account);
    expect(
      await screen.findByText(
        /No recovery codes left\. Generate new ones so that you don’t get locked out\./,
      ),
    ).toBeTruthy();
  });

  it('generates new recovery codes', async () => {
    renderAt(paths.account);
    await click('Generate new recovery codes');
    expect(await shown()).toEqual(readCodes('b'));
  });

  it('is turned off after confirmation', async () => {
    renderAt(paths.account);
    await click('Turn off two-factor authentication');
    await click('Cancel');
    expect(api.calls(resetSecondFactor)).toEqual([]);
    await click('Turn off two-factor authentication');
    await click('Turn off');
    expect(await screen.findByText('Off')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the error state and retries', async () => {
    api.on(readSecondFactorStatus, () => problem(503, 'Not now.'));
    renderAt(paths.account);
    expect(await screen.findByText('Couldn’t load two-factor authentication')).toBeTruthy();
    api.on(readSecondFactorStatus, () => factor);
    await click('Try again');
    expect(await screen.findByText('On')).toBeTruthy();
  });
});
