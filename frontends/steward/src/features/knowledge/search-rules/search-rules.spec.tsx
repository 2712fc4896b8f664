import { type SearchRules, readSearchRules, previewSearchRules, reviseSearchRules } from '@aera/contracts';
import { safeSessionStorage } from '@aera/frontend-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { toDraftKey } from '@aera/frontend-kit/drafts';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();

const rules: SearchRules = {
  synonyms: [['trust', 'estate']],
  pins: [{ query: 'cost', documentIds: ['cost-of-a-trust', 'gone'] }],
  version: 2,
  updatedAt: '2025-07-05T12:00:00.000Z',
  stewardId: 's-1',
  titles: { 'cost-of-a-trust': 'What does a trust cost?' },
};

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(readSearchRules, () => rules);
});

const open = () => renderAt('/admin/knowledge/rules');
const openText = async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
};
const field = (name: RegExp) => screen.findByLabelText<HTMLTextAreaElement>(name);
const type = async (name: RegExp, value: string) =>
  void fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows the current rules, and the pins without an article', async () => {
  await openText();
  expect((await field(/^Synonyms/)).value).toBe('trust, estate');
  expect((await field(/^Pinned results/)).value).toBe('cost => cost-of-a-trust, gone');
  expect(screen.getByText('No article found for: gone. Pins to these articles have no effect.')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it('previews changes before they apply', async () => {
  const result = { id: 'a', title: 'Estates', confidence: 0.9, pinned: false };
  api.on(previewSearchRules, () => ({
    queries: [
      {
        query: 'estate',
        changed: true,
        before: { results: [], hasAnswer: false },
        after: { results: [result], hasAnswer: true },
      },
      {
        query: 'notice',
        changed: false,
        before: { results: [], hasAnswer: false },
        after: { results: [], hasAnswer: false },
      },
    ],
  }));
  await openText();
  await type(/^Synonyms/, 'trust, estate, settlement');
  await type(/^Test queries/, 'estate\n\nnotice');
  await press('Preview changes');
  expect(await screen.findByText('Estates')).toBeTruthy();
  expect(screen.getByText('No results')).toBeTruthy();
  expect(screen.getByText('No change')).toBeTruthy();
  expect(api.calls(previewSearchRules)[0]?.body).toEqual({
    synonyms: [['trust', 'estate', 'settlement']],
    pins: rules.pins,
    queries: ['estate', 'notice'],
  });
  expect(api.calls(reviseSearchRules)).toHaveLength(0);
});

it('applies rules with the expected version', async () => {
  api.on(reviseSearchRules, ({ body }) => ({ ...rules, ...body, version: 3 }));
  await openText();
  await type(/^Pinned results/, '');
  await press('Apply rules');
  expect(await screen.findByText('Rules applied')).toBeTruthy();
  expect(api.calls(reviseSearchRules)[0]?.body).toEqual({
    synonyms: rules.synonyms,
    pins: [],
    expectedVersion: 2,
  });
  expect(screen.getByRole('button', { name: 'Apply rules' }).getAttribute('aria-disabled')).toBe('true');
});

it('marks the invalid line and sends nothing', async () => {
  await openText();
  await type(/^Synonyms/, 'trust, estate\nalone');
  await press('Apply rules');
  expect(await screen.findByText(/^Line 2: enter 2 to 12/)).toBeTruthy();
  expect(api.calls(reviseSearchRules)).toHaveLength(0);
});

it('keeps the input after a concurrent change', async () => {
  const theirs = { ...rules, synonyms: [['bond', 'surety']], version: 3 };
  api.on(reviseSearchRules, ({ body }) => {
    if (body.expectedVersion === 3) return { ...rules, ...body, version: 4 };
    return problem(409, 'Changed.', { code: 'rules-changed', current: theirs });
  });
  await openText();
  await type(/^Synonyms/, 'mine, ours');
  await press('Apply rules');
  expect(await screen.findByText('Someone else changed the rules')).toBeTruthy();
  await press('Keep my version');
  expect((await field(/^Synonyms/)).value).toBe('mine, ours');
  await press('Apply rules');
  expect(await screen.findByText('Rules applied')).toBeTruthy();
});

it('keeps changes when the page is left, and reports a concurrent change when they are applied', async () => {
  const { unmount } = open();
  await userEvent.type(await screen.findByLabelText('Add group'), 'bond, surety{Enter}');
  expect(screen.getByText(/^Unsaved changes are kept/)).toBeTruthy();
  unmount();
  const theirs = { ...rules, synonyms: [['fee', 'price']], version: 3 };
  api.on(readSearchRules, () => theirs);
  api.on(reviseSearchRules, () => problem(409, 'Changed.', { code: 'rules-changed', current: theirs }));
  open();
  expect(await screen.findByRole('listitem', { name: 'Synonyms: bond, surety' })).toBeTruthy();
  await press('Apply rules');
  expect(await screen.findByText('Someone else changed the rules')).toBeTruthy();
  expect(api.calls(reviseSearchRules)[0]?.body).toMatchObject({ expectedVersion: 2 });
});

it('keeps no draft without changes, so that later rules of others are no changes', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
  await type(/^Synonyms/, 'trust');
  await type(/^Synonyms/, 'trust, estate');
  unmount();
  api.on(readSearchRules, () => ({ ...rules, synonyms: [['fee', 'price']], version: 3 }));
  await openText();
  expect((await field(/^Synonyms/)).value).toBe('fee, price');
  expect(screen.queryByText(/^Unsaved changes are kept/)).toBeNull();
});

it('bases later changes on rules that were applied although the response was lost', async () => {
  const applied = { ...rules, synonyms: [['bond', 'surety']], version: 3 };
  api.on(reviseSearchRules, () => {
    api.on(readSearchRules, () => applied);
    return problem(503);
  });
  const view = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
  await type(/^Synonyms/, 'bond, surety');
  await press('Apply rules');
  await waitFor(() => expect(api.calls(reviseSearchRules)).toHaveLength(1));
  view.unmount();
  await openText();
  await type(/^Synonyms/, 'bond, pledge');
  await press('Apply rules');
  await waitFor(() => expect(api.calls(reviseSearchRules)).toHaveLength(2));
  expect(api.calls(reviseSearchRules)[1]?.body).toMatchObject({ expectedVersion: 3 });
});

it.each(['Apply rules', 'Discard changes'])('keeps no draft after “%s”', async (button) => {
  api.on(reviseSearchRules, ({ body }) => ({ ...rules, ...body, version: 3 }));
  await openText();
  await type(/^Synonyms/, 'bond, surety');
  await press(button);
  await waitFor(() => expect(screen.queryByText(/^Unsaved changes are kept/)).toBeNull());
  expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
});

it('edits synonyms as chips', async () => {
  api.on(reviseSearchRules, ({ body }) => ({ ...rules, ...body, version: 3 }));
  open();
  const group = within(await screen.findByRole('listitem', { name: 'Synonyms: trust, estate' }));
  await userEvent.type(group.getByLabelText('Word or phrase'), 'settlement{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove “estate”' }));
  await userEvent.type(screen.getByLabelText('Add group'), 'bond, surety{Enter}');
  expect(await axeViolations()).toEqual([]);
  await press('Apply rules');
  expect(await screen.findByText('Rules applied')).toBeTruthy();
  expect(api.calls(reviseSearchRules)[0]?.body).toMatchObject({
    synonyms: [
      ['trust', 'settlement'],
      ['bond', 'surety'],
    ],
  });
});

it('explains an incomplete row and sends nothing', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “estate”' }));
  await press('Apply rules');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Enter 2 to 12 words/);
  expect(api.calls(reviseSearchRules)).toHaveLength(0);
});

it('shows what the server rejects in the list, until it changes', async () => {
  api.on(reviseSearchRules, () =>
    problem(422, 'Invalid.', { errors: [{ field: 'body.synonyms', message: '“estate” is in two groups' }] }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Add group'), 'estate, manor{Enter}');
  await press('Apply rules');
  expect((await screen.findByRole('alert')).textContent).toBe('“estate” is in two groups.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove “manor”' }));
  expect(screen.queryByText('“estate” is in two groups.')).toBeNull();
});

it('pins documents that a search finds, in the order of the steward', async () => {
  const found = { id: 'fees', title: 'Fees', confidence: 0.9, pinned: false };
  const outcome = { results: [found], hasAnswer: true };
  api.on(previewSearchRules, ({ body }) => ({
    queries: [{ query: body.queries?.[0] ?? '', changed: false, before: outcome, after: outcome }],
  }));
  api.on(reviseSearchRules, ({ body }) => ({ ...rules, ...body, version: 3 }));
  open();
  const pin = within(await screen.findByRole('listitem', { name: 'cost' }));
  expect(pin.getByText('What does a trust cost?')).toBeTruthy();
  expect(pin.getByText('No article found')).toBeTruthy();
  await userEvent.type(pin.getByLabelText('Find an article or page'), 'fee{Enter}');
  await userEvent.click(await pin.findByRole('button', { name: 'Pin “Fees”' }));
  expect(document.activeElement?.tagName).toBe('OL');
  expect(pin.getAllByText('No article found')).toHaveLength(1);
  await userEvent.click(pin.getByRole('button', { name: 'Move “Fees” up' }));
  await userEvent.click(pin.getByRole('button', { name: 'Remove “gone”' }));
  expect(await axeViolations()).toEqual([]);
  await press('Apply rules');
  expect(await screen.findByText('Rules applied')).toBeTruthy();
  expect(api.calls(reviseSearchRules)[0]?.body).toMatchObject({
    pins: [{ query: 'cost', documentIds: ['cost-of-a-trust', 'fees'] }],
  });
});

it('previews one row next to it', async () => {
  const outcome = { results: [], hasAnswer: false };
  api.on(previewSearchRules, ({ body }) => ({
    queries: (body.queries ?? []).map((query) => ({
      query,
      changed: false,
      before: outcome,
      after: outcome,
    })),
  }));
  open();
  const group = within(await screen.findByRole('listitem', { name: 'Synonyms: trust, estate' }));
  await userEvent.click(group.getByRole('button', { name: 'Preview' }));
  expect(await group.findAllByText('No change')).toHaveLength(2);
  expect(api.calls(previewSearchRules)[0]?.body).toMatchObject({ queries: ['trust', 'estate'] });
});
