import {
  chooseStewardMails,
  readCurrentSteward,
  readStewardEmail,
  readStewardMails,
  type StewardMails,
} from '@aera/contracts';
import { axeViolations } from '@aera/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { steward } from '../../testing/records.ts';
import { renderAt } from '../../testing/render-at.tsx';

const api = setUpFakeApi();
let saved: StewardMails;
const topic = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => {
  serveSignedInSteward(api);
  saved = { topics: [], muted: false };
  api.on(readStewardMails, () => saved);
  api.on(chooseStewardMails, ({ body }) => (saved = body));
});

it('are off, chosen by topic, muted and unmuted', async () => {
  renderAt(paths.account);
  expect((await topic('New questions')).checked).toBe(false);
  expect(screen.queryByRole('button', { name: 'Mute these emails' })).toBeNull();
  await userEvent.click(await topic('Security alerts'));
  await waitFor(() => expect(saved.topics).toEqual(['security_alert']));
  await userEvent.click(await topic('New questions'));
  await waitFor(() => expect(saved.topics).toEqual(['new_question', 'security_alert']));
  await userEvent.click(await screen.findByRole('button', { name: 'Mute these emails' }));
  expect(
    await screen.findByText(/^These emails are muted.*Emails about your account are still sent\.$/),
  ).toBeTruthy();
  await waitFor(() => expect(saved).toEqual({ topics: ['new_question', 'security_alert'], muted: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute these emails' }));
  await waitFor(() => expect(saved.muted).toBe(false));
  expect(await axeViolations()).toEqual([]);
});

it('are offered about topics whose page the role may open, and others keep their choice', async () => {
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'responder' as const } }));
  saved = { topics: ['security_alert'], muted: false };
  renderAt(paths.account);
  await topic('New questions');
  expect(screen.queryByRole('checkbox', { name: 'Security alerts' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mute these emails' })).toBeNull();
  await userEvent.click(await topic('New questions'));
  await waitFor(() => expect(saved.topics).toEqual(['new_question', 'security_alert']));
  expect(await screen.findByRole('button', { name: 'Mute these emails' })).toBeTruthy();
});

it('return to what is saved when a change fails', async () => {
  api.on(chooseStewardMails, () => problem(503, 'The service is starting.'));
  renderAt(paths.account);
  await userEvent.click(await topic('New questions'));
  expect(await screen.findByText('Couldn’t save email notifications')).toBeTruthy();
  await waitFor(async () => expect((await topic('New questions')).checked).toBe(false));
});

it('say that an address is missing', async () => {
  api.on(readStewardEmail, () => ({ email: null, pending: null }));
  renderAt(paths.account);
  expect(await screen.findByText('Add an email address above to receive emails.')).toBeTruthy();
});
