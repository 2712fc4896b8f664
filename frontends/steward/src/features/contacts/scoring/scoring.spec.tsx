import {
  previewScoreRules,
  readScoreRules,
  restoreScoreRules,
  type ScorePreview,
  type ScoreRules,
  type ScoreRulesVersion,
  setScoreRules,
  readCurrentSteward,
} from '@aera/contracts';
import { ScoreRule } from '@aera/contracts/server';
import { safeSessionStorage } from '@aera/frontend-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { toDraftKey } from '@aera/frontend-kit/drafts';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { parseDraft, toDraft } from './rules-draft.ts';
import { ruleNames } from './scoring-copy.ts';

const api = setUpFakeApi();
const rule = { on: true, points: 4, cap: 12, halfLifeDays: 30 };
const rules = Object.fromEntries(ruleNames.map((name) => [name, rule])) as ScoreRules;
const ada = { id: id(1), name: 'Ada Lovell' };
const at = '2026-03-06T10:00:00Z';
const first: ScoreRulesVersion = {
  version: 0,
  rules,
  reason: null,
  restoredVersion: null,
  by: null,
  at: null,
};
const second: ScoreRulesVersion = {
  version: 1,
  rules: { ...rules, read: { ...rule, points: 5 } },
  reason: 'Readers write back',
  restoredVersion: null,
  by: ada,
  at,
};
const noneMoved: ScorePreview = {
  leads: 12,
  overridden: 1,
  up: 0,
  down: 0,
  crossesThreshold: [
    { threshold: 70, up: 0, down: 0 },
    { threshold: 50, up: 0, down: 0 },
  ],
  top: [],
};
let versions: ScoreRulesVersion[];

beforeEach(() => {
  versions = [second, first];
  serveSignedInSteward(api);
  api.on(readScoreRules, () => ({ current: versions[0]!, history: versions }));
  api.on(previewScoreRules, () => noneMoved);
});

const open = () => renderAt(paths.scoring);
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows the current rules and all versions', async () => {
  open();
  expect((await field('Page views: points')).value).toBe('5');
  expect((await field('Page views: half-life')).value).toBe('30');
  expect(screen.getByText(/^Version 1, by Ada Lovell/)).toBeTruthy();
  const history = screen.getByRole('region', { name: 'History' });
  expect(within(history).getByText('Readers write back')).toBeTruthy();
  expect(within(history).getByText('Default rules')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply rules' })).toBeNull();
  expect(api.calls(previewScoreRules)).toHaveLength(0);
  expect(await axeViolations()).toEqual([]);
});

it('previews changed scores while typing', async () => {
  api.on(previewScoreRules, ({ body }) => ({
    ...noneMoved,
    up: body.rules.asked.points === 9 ? 3 : 0,
    crossesThreshold: [
      { threshold: 70, up: 2, down: 0 },
      { threshold: 50, up: 1, down: 0 },
    ],
    top: [{ id: id(10), name: 'Grace Ferrow', subject: 'Harbours', from: 61, to: 73 }],
  }));
  open();
  await type('Questions: points', '9');
  expect(await screen.findByText(/^Scores change for 3 of 12 contacts/)).toBeTruthy();
  const impact = screen.getByRole('region', { name: 'Score impact' });
  const link = within(impact).getByRole('link', { name: 'Grace Ferrow, Harbours' });
  expect(link.getAttribute('href')).toBe(`/admin/contacts?contact=${id(10)}`);
  expect(within(impact).getByText('from 61 to 73')).toBeTruthy();
  expect(api.calls(setScoreRules)).toHaveLength(0);
  await press('Discard changes');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Score impact' }));
  expect((await field('Questions: points')).value).toBe('4');
  expect(within(impact).getByText(/^Change a rule to preview which scores will change\./)).toBeTruthy();
});

it('applies rules with a reason and the expected version', async () => {
  api.on(setScoreRules, ({ body }) => {
    const set = { ...second, version: 2, rules: body.rules, reason: body.reason };
    versions = [set, ...versions];
    return set;
  });
  open();
  await type('Booking clicks: half-life', '');
  await userEvent.click(await screen.findByLabelText('Use rule: Source'));
  await press('Apply rules');
  expect(await screen.findByText('Enter a reason')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Reason for change/), 'Bookings stay');
  await press('Apply rules');
  expect(await screen.findByText('Rules version 2 applied')).toBeTruthy();
  expect(api.calls(setScoreRules).map(({ body }) => body)).toEqual([
    {
      rules: {
        ...second.rules,
        booked: { ...rule, halfLifeDays: null },
        source: { ...rule, on: false },
      },
      reason: 'Bookings stay',
      version: 1,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply rules' })).toBeNull());
});

it('shows invalid input at its field and sends nothing', async () => {
  open();
  await type('Questions: points', '101');
  expect(await screen.findByText('Enter 0 to 100')).toBeTruthy();
  expect(screen.getByText('Fix the invalid values to see the preview.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Reason for change/), 'x');
  await press('Apply rules');
  expect(api.calls(setScoreRules)).toHaveLength(0);
});

it('shows a concurrent change and keeps the input', async () => {
  const theirs = { ...second, version: 2, reason: 'Quieter', rules };
  api.on(setScoreRules, ({ body }) => {
    if (body.version === 2) return { ...theirs, version: 3, rules: body.rules };
    return problem(409, 'Someone else…', { code: 'score-rules-changed', current: theirs });
  });
  open();
  await type('Questions: points', '9');
  await userEvent.type(screen.getByLabelText(/^Reason for change/), 'Askers first');
  await press('Apply rules');
  expect(await screen.findByText(/^Ada Lovell applied version 2: “Quieter”/)).toBeTruthy();
  expect((await field('Questions: points')).value).toBe('9');
  await press('Keep my version');
  await press('Apply rules');
  expect(await screen.findByText('Rules version 3 applied')).toBeTruthy();
  expect(api.calls(setScoreRules)[1]?.body).toMatchObject({ version: 2, reason: 'Askers first' });
});

it('keeps changes when the page is left, and reports a concurrent change when they are applied', async () => {
  const { unmount } = open();
  await type('Questions: points', '9');
  await userEvent.type(screen.getByLabelText(/^Reason for change/), 'Askers first');
  expect(screen.getByText(/^Unsaved changes are kept/)).toBeTruthy();
  unmount();
  const theirs = { ...second, version: 2, reason: 'Quieter', rules };
  versions = [theirs, ...versions];
  api.on(setScoreRules, () => problem(409, 'Changed.', { code: 'score-rules-changed', current: theirs }));
  open();
  expect((await field('Questions: points')).value).toBe('9');
  await press('Apply rules');
  expect(await screen.findByText(/^Ada Lovell applied version 2: “Quieter”/)).toBeTruthy();
  expect(api.calls(setScoreRules)[0]?.body).toMatchObject({ version: 1, reason: 'Askers first' });
  await press('Discard changes');
  expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
});

it('keeps no draft without changes, so that later rules of others are no changes', async () => {
  const { unmount } = open();
  await type('Questions: points', '9');
  await type('Questions: points', '4');
  unmount();
  versions = [{ ...second, version: 2, rules }, ...versions];
  open();
  expect((await field('Page views: points')).value).toBe('4');
  expect(screen.queryByText(/^Unsaved changes are kept/)).toBeNull();
});

it('restores an earlier version after a preview', async () => {
  api.on(restoreScoreRules, ({ body }) => {
    const set = { ...first, version: 2, restoredVersion: body.restoredVersion, by: ada, at };
    versions = [set, ...versions];
    return set;
  });
  open();
  const look = await screen.findByRole('button', { name: 'View default rules' });
  expect(look.getAttribute('aria-label')).toContain(look.textContent);
  await press('View default rules');
  expect((await field('Page views: points')).value).toBe('4');
  expect(await screen.findByText(/^No scores change/)).toBeTruthy();
  await press('Restore default rules');
  expect(await screen.findByText('Restored default rules')).toBeTruthy();
  expect(api.calls(restoreScoreRules)[0]?.body).toEqual({ restoredVersion: 0, version: 1 });
});

it('is read-only without permission', async () => {
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'responder' as const } }));
  open();
  expect((await field('Page views: points')).readOnly).toBe(true);
  expect(screen.queryByRole('region', { name: 'Score impact' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'View default rules' })).toBeNull();
});

it('shows the error state of the rules', async () => {
  api.on(readScoreRules, () => problem(503, 'The service is starting.'));
  open();
  expect(await screen.findByText('Couldn’t load the rules', undefined, { timeout: 10_000 })).toBeTruthy();
});

it('accepts the values that the contract accepts', () => {
  for (const field of ['points', 'cap', 'halfLifeDays'] as const)
    for (const value of [0, 1, 100, 101, 730, 731]) {
      const changed = { ...rule, [field]: value };
      const isValid = 'rules' in parseDraft(toDraft({ ...rules, read: changed }));
      expect([field, value, isValid]).toEqual([field, value, ScoreRule.safeParse(changed).success]);
    }
});
