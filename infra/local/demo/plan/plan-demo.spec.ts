import { closeReasons } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import type { DemoAction, DemoActionOf } from './demo-action.ts';
import { planDemo } from './plan-demo.ts';
import { day } from './timeline.ts';

const endsAt = Date.parse('2030-05-31T16:20:00Z');
const plan = planDemo({ seed: 1, days: 90, endsAt });

const listItems = <Type extends DemoAction['type']>(
  actions: readonly DemoAction[],
  type: Type,
): DemoActionOf<Type>[] => actions.filter((action): action is DemoActionOf<Type> => action.type === type);

/** Every type of action. The compiler names a type that is missing here. */
const types: Record<DemoAction['type'], true> = {
  'open-session': true,
  'view-page': true,
  'leave-page': true,
  'see-notice': true,
  'give-consent': true,
  'withdraw-consent': true,
  'erase-visitor': true,
  search: true,
  deflect: true,
  probe: true,
  'guess-password': true,
  register: true,
  'read-notifications': true,
  'erase-account': true,
  ask: true,
  'provide-information': true,
  reopen: true,
  'withdraw-question': true,
  vote: true,
  'write-message': true,
  join: true,
  invite: true,
  'assign-question': true,
  answer: true,
  'revise-answer': true,
  'request-information': true,
  unpublish: true,
  'assign-lead': true,
  'move-lead': true,
  'close-lead': true,
  'reopen-lead': true,
  'score-lead': true,
  'note-lead': true,
  'plan-step': true,
  'snooze-lead': true,
  'release-lead': true,
  'mark-spam': true,
  'merge-leads': true,
  'mark-distinct': true,
  'erase-person': true,
  'save-view': true,
  'write-article': true,
  'revise-article': true,
  'publish-article': true,
  'unpublish-article': true,
  'dismiss-gap': true,
  'set-synonyms': true,
  'block-network': true,
  'unblock-network': true,
  'allow-network': true,
  'set-rule': true,
};

describe('the plan of a demonstration', () => {
  it('is the same for the same seed, and another for another seed', () => {
    expect(planDemo({ seed: 1, days: 90, endsAt })).toEqual(plan);
    expect(planDemo({ seed: 2, days: 90, endsAt }).actions).not.toEqual(plan.actions);
  });

  it.each([2, 7, 90])('of %d days contains every kind of action, in order and in that time', (days) => {
    const { actions } = planDemo({ seed: 3, days, endsAt });
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(Object.keys(types)));
    expect(actions.map(({ at }) => at)).toEqual(
      actions.map(({ at }) => at).toSorted((one, other) => one - other),
    );
    expect(actions[0]!.at).toBeGreaterThan(endsAt - days * day);
    expect(actions.at(-1)!.at).toBeLessThan(endsAt);
  });

  it.each([2, 7, 90])('of %d days has no action of a person before the person is created', (days) => {
    const { actions, browsers, members, stewards } = planDemo({ seed: 3, days, endsAt });
    const known = new Set(Object.keys(browsers));
    const early: string[] = [];
    for (const action of actions) {
      const needed = [
        ...('browser' in action ? [action.browser] : []),
        ...('other' in action ? [action.other] : []),
        ...(action.type !== 'join' && 'steward' in action ? [action.steward] : []),
        ...(action.type !== 'register' && 'member' in action && action.member ? [action.member] : []),
        ...(action.type !== 'ask' && 'question' in action ? [action.question] : []),
        ...(action.type !== 'write-message' && 'lead' in action ? [action.lead] : []),
        ...(action.type !== 'write-article' && 'article' in action ? [action.article] : []),
      ];
      early.push(...needed.filter((key) => !known.has(key)).map((key) => `${action.type} of ${key}`));
      if (action.type === 'join') known.add(action.steward);
      if (action.type === 'register') known.add(action.member);
      if (action.type === 'ask') known.add(action.question);
      if (action.type === 'write-message') known.add(action.lead);
      if (action.type === 'write-article') known.add(action.article);
    }
    expect(early).toEqual([]);
    const people = [...Object.keys(members), ...Object.keys(stewards)];
    expect(people.filter((key) => !known.has(key))).toEqual([]);
  });

  it('leaves questions in every state', () => {
    const last = new Map<string, DemoAction['type']>();
    for (const action of plan.actions)
      if ('question' in action && !['vote', 'assign-question', 'unpublish'].includes(action.type))
        last.set(action.question, action.type);
    expect(new Set(last.values())).toEqual(
      new Set(['ask', 'answer', 'revise-answer', 'request-information', 'reopen', 'withdraw-question']),
    );
    const hoursOpen = listItems(plan.actions, 'ask')
      .filter(({ question }) => last.get(question) === 'ask')
      .map(({ at }) => (endsAt - at) / (60 * 60_000));
    // Fresh, at risk (four hours before the end of the 24) and overdue.
    expect(hoursOpen.some((hours) => hours < 20)).toBe(true);
    expect(hoursOpen.some((hours) => hours > 20 && hours < 24)).toBe(true);
    expect(hoursOpen.some((hours) => hours > 24)).toBe(true);
  });

  it('leaves contact messages in every stage, and closes some for each reason but spam', () => {
    const moved = new Map<string, string>();
    for (const action of plan.actions) {
      if (action.type === 'write-message') moved.set(action.lead, 'new');
      if (action.type === 'move-lead') moved.set(action.lead, action.status);
      if (action.type === 'close-lead') moved.set(action.lead, 'closed');
    }
    expect(new Set(moved.values())).toEqual(new Set(['new', 'contacted', 'qualified', 'closed']));
    expect(new Set(listItems(plan.actions, 'close-lead').map(({ reason }) => reason))).toEqual(
      new Set(closeReasons.filter((reason) => reason !== 'spam')),
    );
  });

  it('contains visitors from several channels, campaigns and countries, and bots', () => {
    const landings = listItems(plan.actions, 'open-session').map(({ landing }) => landing);
    const campaigns = new Set(landings.flatMap(({ utmParams }) => utmParams?.['utm_campaign'] ?? []));
    expect(campaigns.size).toBeGreaterThanOrEqual(4);
    expect(new Set(landings.flatMap(({ referrer }) => referrer ?? [])).size).toBeGreaterThan(5);
    const browsers = Object.values(plan.browsers);
    expect(new Set(browsers.map(({ language }) => language)).size).toBeGreaterThan(8);
    expect(browsers.some(({ headers }) => /bot/i.test(headers['user-agent'] ?? ''))).toBe(true);
  });

  it('names only invented people, at domains that are reserved for examples', () => {
    const { stewards, members, actions } = plan;
    const emails = [
      ...[...Object.values(stewards), ...Object.values(members)].map(({ email }) => email),
      ...listItems(actions, 'write-message').map(({ message }) => message.email),
      ...listItems(actions, 'ask').map(({ email }) => email),
    ];
    for (const email of emails) expect(email).toMatch(/^[a-z0-9.+-]+@example\.(org|net)$/);
  });
});
