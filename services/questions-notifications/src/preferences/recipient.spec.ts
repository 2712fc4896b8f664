import { memberNotificationTypes } from '@aera/contracts';
import { fold } from '@aera/event-store/decider';
import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { recipient, type RecipientCommand } from './decide-recipient.ts';
import {
  type PreferenceChanges,
  type Preferences,
  type RecipientEvent,
  defaultPreferences,
} from './recipient.ts';

const given = deciderSpecification(recipient);
const syncRecipient = (address = 'ada@example.org'): RecipientCommand => ({
  type: 'UpdateRecipient',
  data: { recipientId: 'm', address, name: 'Ada' },
  now: 't1',
});
const noted = (address: string | null = 'ada@example.org', name: string | null = 'Ada'): RecipientEvent => ({
  type: 'RecipientUpdated',
  data: { recipientId: 'm', address, name, updatedAt: 't1' },
});
const changeAddress = (address: string, changedAt: string): RecipientCommand => ({
  type: 'ChangeAddress',
  data: { recipientId: 'm', address, changedAt },
  now: 't9',
});
const changed = (address: string, addressChangedAt: string): RecipientEvent => ({
  type: 'RecipientUpdated',
  data: { recipientId: 'm', address, name: 'Ada', addressChangedAt, updatedAt: 't9' },
});
const choose = (changes: PreferenceChanges): RecipientCommand => ({
  type: 'UpdatePreferences',
  data: { recipientId: 'm', changes },
  now: 't2',
});
const chosen = (preferences: Preferences): RecipientEvent => ({
  type: 'PreferencesUpdated',
  data: { recipientId: 'm', preferences, updatedAt: 't2' },
});
const unsubscribe: RecipientCommand = {
  type: 'Unsubscribe',
  data: { recipientId: 'm', notificationType: 'question_answered' },
  now: 't3',
};
const unsubscribed: RecipientEvent = {
  type: 'RecipientUnsubscribed',
  data: { recipientId: 'm', notificationType: 'question_answered', unsubscribedAt: 't3' },
};
const atNight: Preferences = { ...defaultPreferences, quietHours: { from: '22:00', to: '07:00' } };

describe('recording a recipient', () => {
  it('stores address and name', () => given().when(syncRecipient()).then(noted()));
  it('adds nothing while they are unchanged', () => {
    given(noted()).when(syncRecipient()).thenNothing();
    given(noted()).when(syncRecipient('ada@example.net')).then(noted('ada@example.net'));
  });
  it('changes the address and keeps the name, once there is an address', () => {
    const change = changeAddress('ada@example.net', 't2');
    given(noted()).when(change).then(changed('ada@example.net', 't2'));
    given(noted(), changed('ada@example.net', 't2')).when(change).thenNothing();
    given().when(change).thenNothing();
    given(noted(null, null)).when(change).thenNothing();
  });
  it('ignores a change that is older than the newest one', () => {
    const [older, newer] = [changeAddress('b@example.org', 't2'), changeAddress('c@example.org', 't3')];
    given(noted(), changed('c@example.org', 't3')).when(older).thenNothing();
    given(noted(), changed('b@example.org', 't2')).when(newer).then(changed('c@example.org', 't3'));
  });
  it('records the time of a change whose address is known from a call', () =>
    given(noted('c@example.org'))
      .when(changeAddress('c@example.org', 't3'))
      .then(changed('c@example.org', 't3')));
  it('starts again after an erasure', () => given(noted(null, null)).when(syncRecipient()).then(noted()));
});

describe('setting preferences', () => {
  it('stores the preferences, including defaults', () => {
    given().when(choose(atNight)).then(chosen(atNight));
    given().when(choose(defaultPreferences)).then(chosen(defaultPreferences));
  });
  it('adds nothing for the same preferences', () =>
    given(chosen(atNight)).when(choose(atNight)).thenNothing());
  it('keeps the values that are not changed', () => {
    const changes = { types: { answer_revised: { inApp: false } } };
    const types = { ...atNight.types, answer_revised: { inApp: false, email: 'digest' } } as const;
    given(chosen(atNight))
      .when(choose(changes))
      .then(chosen({ ...atNight, types }));
    given(chosen(atNight))
      .when(choose({ quietHours: null }))
      .then(chosen(defaultPreferences));
  });
});

describe('unsubscribing', () => {
  it('ends the e-mails of one type and keeps the rest', () => {
    given(chosen(atNight)).when(unsubscribe).then(unsubscribed);
    const { types, quietHours } = fold(recipient, [chosen(atNight), unsubscribed]).preferences;
    expect(types).toEqual({ ...atNight.types, question_answered: { inApp: true, email: 'off' } });
    expect(quietHours).toEqual(atNight.quietHours);
  });
  it('adds nothing the second time', () => given(unsubscribed).when(unsubscribe).thenNothing());
  it('from a digest ends the types in it', () => {
    const fromDigest = { ...unsubscribed.data, notificationType: 'digest' } as const;
    const event = { type: 'RecipientUnsubscribed', data: fromDigest } as RecipientEvent;
    const { types } = fold(recipient, [event]).preferences;
    expect(types).toEqual({ ...defaultPreferences.types, answer_revised: { inApp: true, email: 'off' } });
  });
  it('lasts when another value changes later, also of the same type', () => {
    const types = { ...defaultPreferences.types, question_answered: { inApp: false, email: 'off' } } as const;
    given(unsubscribed)
      .when(choose({ types: { question_answered: { inApp: false } } }))
      .then(chosen({ ...defaultPreferences, types }));
  });
  it('is undone by new preferences', () =>
    given(unsubscribed).when(choose(defaultPreferences)).then(chosen(defaultPreferences)));
});

it('has a preference for each notification type of members', () =>
  expect(Object.keys(defaultPreferences.types)).toEqual([...memberNotificationTypes]));
