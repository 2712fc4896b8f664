import {
  memberNotificationTypes,
  type NotificationPreferences,
  readCurrentMember,
  readPreferences,
  savePreferences,
  unsubscribe,
  routeRegistry,
} from '@aera/contracts/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';
import { incompleteLink } from '../../shared/email-link-page.tsx';
import { mergeChanges } from './preference-changes.ts';
import { preferencesCopy } from './preferences-copy.ts';

const page = setUpMemberPage();
/** Stores the changes as the service does. */
const save = (changes: unknown) => {
  const previous = kept;
  kept = mergeChanges(kept, routeRegistry.get(savePreferences).body.parse(changes));
  return { preferences: kept, previous };
};
const usual: NotificationPreferences = {
  timeZone: 'UTC',
  quietHours: null,
  digestTime: '08:00',
  types: {
    question_answered: { inApp: true, email: 'instant' },
    information_requested: { inApp: true, email: 'instant' },
    answer_revised: { inApp: true, email: 'digest' },
  },
};
let kept: NotificationPreferences;

beforeEach(() => {
  kept = usual;
  page.signIn();
  page.api.on(readPreferences, () => ({ preferences: kept, changedAt: null }));
  page.api.on(savePreferences, ({ body }) => save(body));
});

const open = async () => {
  page.open('/dashboard/preferences');
  await screen.findByRole('group', { name: 'Answer revised' });
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const answered = () => group('Question answered');
const findText = (text: string) => screen.findByText(text);

describe('preferences', () => {
  it('cover each notification type of members', () =>
    expect(Object.keys(preferencesCopy.types)).toEqual([...memberNotificationTypes]));

  it('show the saved values', async () => {
    await open();
    expect(answered().getByLabelText<HTMLInputElement>('On the site').checked).toBe(true);
    expect(answered().getByLabelText<HTMLSelectElement>('By email').value).toBe('instant');
    expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('UTC');
  });

  it('are saved on each change, and can be undone', async () => {
    await open();
    await userEvent.selectOptions(answered().getByLabelText('By email'), 'Daily digest');
    await findText('Saved.');
    expect(kept.types.question_answered).toEqual({ inApp: true, email: 'digest' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await findText('Change undone.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    expect(kept).toEqual(usual);
    expect(answered().getByLabelText<HTMLSelectElement>('By email').value).toBe('instant');
  });

  it('explain the effect of turning all channels off', async () => {
    await open();
    await userEvent.selectOptions(answered().getByLabelText('By email'), 'Never');
    await userEvent.click(answered().getByLabelText('On the site'));
    await answered().findByText('You won’t be notified about this.');
    await waitFor(() => expect(kept.types.question_answered).toEqual({ inApp: false, email: 'off' }));
  });

  it('have quiet hours, whose start and end must differ', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Hold emails during quiet hours'));
    await waitFor(() => expect(kept.quietHours).toEqual({ from: '22:00', to: '07:00' }));
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '22:00' } });
    await findText('Enter different start and end times');
    expect(kept.quietHours).toEqual({ from: '22:00', to: '07:00' });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '06:30' } });
    await waitFor(() => expect(kept.quietHours).toEqual({ from: '22:00', to: '06:30' }));
    await userEvent.click(screen.getByLabelText('Hold emails during quiet hours'));
    await waitFor(() => expect(kept.quietHours).toBeNull());
  });

  it('keep what changed elsewhere, such as by an unsubscribe link, and show it after a save', async () => {
    await open();
    const unsubscribed = { inApp: true, email: 'off' } as const;
    kept = { ...usual, types: { ...usual.types, question_answered: unsubscribed } };
    await userEvent.click(answered().getByLabelText('On the site'));
    await findText('Saved.');
    expect(kept.types.question_answered).toEqual({ inApp: false, email: 'off' });
    expect(answered().getByLabelText<HTMLSelectElement>('By email').value).toBe('off');
    kept = { ...kept, timeZone: 'Asia/Tokyo' };
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await findText('Change undone.');
    expect(kept).toEqual({
      ...usual,
      timeZone: 'Asia/Tokyo',
      types: { ...usual.types, question_answered: unsubscribed },
    });
  });

  it('save an unsaved change together with the next one', async () => {
    page.api.on(savePreferences, () => problem(503, 'Not now.'));
    await open();
    await userEvent.selectOptions(answered().getByLabelText('By email'), 'Never');
    await findText('Your change wasn’t saved. Try again.');
    page.api.on(savePreferences, ({ body }) => save(body));
    await userEvent.click(answered().getByLabelText('On the site'));
    await findText('Saved.');
    expect(kept.types.question_answered).toEqual({ inApp: false, email: 'off' });
  });

  it('keep a change that could not be saved, and save it again', async () => {
    page.api.on(savePreferences, () => problem(503, 'Not now.'));
    await open();
    await userEvent.selectOptions(answered().getByLabelText('By email'), 'Never');
    await findText('Your change wasn’t saved. Try again.');
    expect(answered().getByLabelText<HTMLSelectElement>('By email').value).toBe('off');
    page.api.on(savePreferences, ({ body }) => save(body));
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await findText('Saved.');
    expect(kept.types.question_answered.email).toBe('off');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  });

  it('can be undone after a save whose first response was lost', async () => {
    page.api.on(savePreferences, ({ body }) => {
      save(body);
      throw new TypeError('Failed to fetch');
    });
    await open();
    await userEvent.selectOptions(answered().getByLabelText('By email'), 'Never');
    await findText('Your change wasn’t saved. Try again.');
    page.api.on(savePreferences, ({ body }) => save(body));
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await findText('Saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await findText('Change undone.');
    expect(kept).toEqual(usual);
  });

  it('move the focus to the time zone, whose button disappears', async () => {
    kept = { ...usual, timeZone: 'Asia/Tokyo' };
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Use this time zone' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Time zone'));
    expect(screen.queryByRole('button', { name: 'Use this time zone' })).toBeNull();
  });

  it('read the session again when it has ended', async () => {
    page.api.on(readPreferences, () => problem(401, 'Please sign in.'));
    page.open('/dashboard/preferences');
    await waitFor(() => expect(page.api.calls(readCurrentMember)).toHaveLength(2));
  });

  it('show an error after a failure, and can be loaded again', async () => {
    page.api.on(readPreferences, () => problem(503, 'Not now.'));
    page.open('/dashboard/preferences');
    await findText('Couldn’t load your settings');
    page.api.on(readPreferences, () => ({ preferences: kept, changedAt: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Answer revised' })).toBeTruthy();
  });
});

describe('the page that a mail links to', () => {
  it('unsubscribes from one kind of e-mail on click, not on load', async () => {
    page.api.on(unsubscribe, () => undefined);
    page.open('/unsubscribe#abc.def');
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(page.api.calls(unsubscribe)).toEqual([]);
    await userEvent.click(button);
    await findText('We won’t send you this type of email again.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(page.api.calls(unsubscribe).map(({ query }) => query['token'])).toEqual(['abc.def']);
  });

  it('shows an error for an incomplete link', async () => {
    page.api.on(unsubscribe, () => problem(400, 'This link is not complete.'));
    page.open('/unsubscribe#x');
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(incompleteLink.detail)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });
});
