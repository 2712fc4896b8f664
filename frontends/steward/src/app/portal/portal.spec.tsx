import { readMyChecklist, readQuestionOverview, stewardLogout, readCurrentSteward } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths, portalTabPath } from '../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward, serveSignedOut } from '../../testing/handlers.ts';
import { checklist, questionOverview } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
beforeEach(() => serveSignedInSteward(api));

/** Has no role and takes no focus in jsdom, which applies the styles of a wide window. */
const menuButton = (name: string) => screen.findByLabelText(name);

describe('the portal', () => {
  it('shows the signed-in steward and role', async () => {
    renderAt(paths.portal);
    expect(await screen.findByText('Welcome, Ada Lovell')).toBeTruthy();
    expect(screen.getByText('ada · steward')).toBeTruthy();
  });

  it('has a tab for each section', async () => {
    renderAt(paths.portal);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Security',
      'Contacts',
      'Jurisdiction',
      'Bot Detection',
      'Onboarding',
    ]);
  });

  it('closes the menu of phones on Escape, which focuses its button', async () => {
    renderAt(paths.portal);
    const button = await menuButton('Open menu');
    await userEvent.click(button);
    const focus = vi.spyOn(button, 'focus');
    screen.getByRole('link', { name: 'Knowledge' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(focus).toHaveBeenCalledOnce();
  });

  it('keeps the menu of phones when Escape closes the palette', async () => {
    renderAt(paths.portal);
    await userEvent.click(await menuButton('Open menu'));
    await userEvent.click(screen.getByRole('button', { name: /^Search or jump to/ }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await menuButton('Close menu')).toBeTruthy();
  });

  it('stores the open tab in the URL', async () => {
    renderAt(paths.portal);
    await userEvent.click(await screen.findByRole('tab', { name: 'Jurisdiction' }));
    expect(where()).toBe(`${paths.portal}?tab=jurisdiction`);
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'Bot Detection' })).toBeTruthy();
    expect(where()).toBe(`${paths.portal}?tab=bots`);
  });

  it.each(['contacts', 'jurisdiction', 'onboarding'] as const)('shows LIVE above %s', async (tab) => {
    renderAt(portalTabPath(tab));
    const panel = await screen.findByRole('tabpanel');
    expect(await within(panel).findAllByText('LIVE')).not.toEqual([]);
  });

  it('shows a new steward the remaining onboarding step', async () => {
    api.on(readMyChecklist, () => checklist({ hasSecondFactor: false }));
    renderAt(paths.portal);
    const steps = await screen.findByRole('region', { name: 'Finish setting up your account' });
    expect(within(steps).getByText('Two-factor set up').parentElement?.textContent).toContain('to do');
    expect(
      within(steps).getByRole('link', { name: 'Set up two-factor authentication' }).getAttribute('href'),
    ).toBe(paths.account);
  });

  it('hides completed onboarding steps', async () => {
    renderAt(paths.portal);
    await screen.findByRole('heading', { name: 'Security Dashboard' });
    await waitFor(() => expect(api.calls(readMyChecklist)).toHaveLength(1));
    expect(screen.queryByText('Finish setting up your account')).toBeNull();
  });

  it('links to the questions and shows how many are pending', async () => {
    api.on(readQuestionOverview, () => questionOverview({ waiting: 3, needsInformation: 2, mine: 1 }));
    renderAt(paths.portal);
    await userEvent.click(await screen.findByRole('link', { name: 'Questions 3 pending' }));
    expect(await screen.findByRole('heading', { name: 'Question Management' })).toBeTruthy();
  });

  it('returns to the sign-in after Logout', async () => {
    renderAt(paths.questions);
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In to Portal' })).toBeTruthy();
    expect(where()).toBe(paths.portal);
    expect(api.calls(stewardLogout)).toHaveLength(1);
  });

  it('shows an error and stays when Logout fails', async () => {
    api.on(stewardLogout, () => problem(503));
    renderAt(paths.portal);
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Couldn’t sign you out')).toBeTruthy();
    expect(screen.getByText('Welcome, Ada Lovell')).toBeTruthy();
  });

  it('shows the sign-in when the session has ended', async () => {
    renderAt(paths.portal);
    await screen.findByRole('heading', { name: 'Security Dashboard' });
    serveSignedOut(api);
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Portal' }));
    expect(await screen.findByRole('button', { name: 'Sign In to Portal' })).toBeTruthy();
  });

  it('shows an error instead of the sign-in when the session is unknown', async () => {
    api.on(readCurrentSteward, () => problem(503));
    renderAt(paths.portal);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Sign In to Portal' })).toBeNull();
    serveSignedInSteward(api);
    await userEvent.click(retry);
    expect(await screen.findByText('Welcome, Ada Lovell')).toBeTruthy();
  });

  it('returns to the page that required the sign-in', async () => {
    renderAt(`${paths.portal}?next=${encodeURIComponent(paths.questions)}`);
    await waitFor(() => expect(where()).toBe(paths.questions));
  });

  it('does not redirect to another site', async () => {
    renderAt(`${paths.portal}?next=${encodeURIComponent('https://elsewhere.example/admin')}`);
    expect(await screen.findByText('Welcome, Ada Lovell')).toBeTruthy();
    expect(where()).toContain(paths.portal);
  });

  it('has no axe violations', async () => {
    renderAt(paths.portal);
    await screen.findByRole('heading', { name: 'Security Dashboard' });
    expect(await axeViolations()).toEqual([]);
  });
});

it('redirects /admin to the questions', async () => {
  renderAt(paths.admin);
  await waitFor(() => expect(where()).toBe(paths.questions));
});
