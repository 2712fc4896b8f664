import {
  exportPersonData,
  erasePerson,
  readPersonTimeline,
  previewErasure,
  readPerson,
} from '@aera/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Imported up front, because loading them during the first test can exceed its timeout.
import '../../../app/frame/admin-layout.tsx';
import '../contacts-layout.tsx';
import './person.page.tsx';
import { sessionPersonPath, personPath } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { activities, grace, leadId, unknownPerson, sources } from './testing/people.ts';

const api = setUpFakeApi();
const button = (name: string) => screen.findByRole('button', { name });
/** Renders the page and confirms that the unverified address belongs to the person. */
const open = async () => {
  renderAt(personPath(leadId));
  await userEvent.click(await screen.findByLabelText(/confirmed that grace@harbour.example belongs/));
};
const press = async (name: string) => userEvent.click(await button(name));
let saved: { name: string; blob: Blob }[] = [];
let erased = false;
let unfinishedErasureId: string | null = null;

const pack = (...missing: string[]) => ({
  producedAt: '2026-03-06T08:00:00.000Z',
  person: { name: 'Grace Ferrow', identifiers: grace().identifiers },
  data: { 'consent-ledger': { consents: [{ consentId: 'one' }] } },
  sources: sources(...missing),
});

const readCounts = (service: string): Record<string, number> =>
  service === 'visitor-analytics' ? { pageViews: 12 } : {};

beforeEach(() => {
  saved = [];
  erased = false;
  unfinishedErasureId = null;
  serveSignedInSteward(api);
  api.on(readPerson, () => grace({ ...(erased && { name: '', identifiers: [] }), unfinishedErasureId }));
  api.on(readPersonTimeline, () => ({ items: [...activities], next: null, sources: sources() }));
  api.on(previewErasure, () => ({
    services: sources('knowledge-search').map((source) =>
      Object.assign(source, { records: readCounts(source.service) }),
    ),
  }));
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) as Blob });
  });
});

it('shows that the current data failed to load while the page shows an earlier instant', async () => {
  api.on(readPerson, ({ query: { asOf } }) => (asOf ? grace() : problem(503, 'The service is starting.')));
  renderAt(`${personPath(leadId)}?at=2026-03-05T00:00:00.000Z`);
  expect(await screen.findByText('The service is starting.')).toBeTruthy();
});

it('requires confirmation of an unverified email address first', async () => {
  renderAt(personPath(leadId));
  await press('Create data export');
  expect(await screen.findByText(/Confirm that the address is theirs/)).toBeTruthy();
  expect(api.calls(exportPersonData)).toEqual([]);
  await press('Erase this person…');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('exports and erases a browser session without messages, without confirmation', async () => {
  api.on(readPerson, () => unknownPerson());
  api.on(exportPersonData, () => pack());
  renderAt(sessionPersonPath(id(51)));
  await press('Create data export');
  expect(await screen.findByText('Data export saved')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual([`data-export-${id(51).slice(0, 8)}-2026-03-06.json`]);
  await press('Erase this person…');
  expect(await screen.findByRole('dialog', { name: `Erase Visitor ${id(51).slice(0, 8)}?` })).toBeTruthy();
});

describe('the data export', () => {
  it('is saved as a file with the data of all services', async () => {
    api.on(exportPersonData, ({ query }) => {
      if (query['identityConfirmed'] !== 'true') return problem(422, 'Not confirmed.');
      return pack();
    });
    await open();
    await press('Create data export');
    expect(await screen.findByText('Data export saved')).toBeTruthy();
    expect(saved.map(({ name }) => name)).toEqual([`data-export-${leadId.slice(0, 8)}-2026-03-06.json`]);
    expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual(pack());
  });

  it('is saved incomplete only after confirmation', async () => {
    api.on(exportPersonData, () => pack('visitor-analytics'));
    await open();
    await press('Create data export');
    expect(await screen.findByText(/^Visitor analytics didn’t respond.*wasn’t saved/)).toBeTruthy();
    expect(saved).toEqual([]);
    await press('Save anyway');
    expect(saved).toHaveLength(1);
  });

  it('shows why the export failed', async () => {
    api.on(exportPersonData, () => problem(503, 'The service is starting.'));
    await open();
    await press('Create data export');
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

const fillIn = async (dialog: HTMLElement) => {
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'They asked for it');
  await userEvent.type(within(dialog).getByLabelText('Type ERASE to confirm'), 'ERASE');
};

describe('an erasure', () => {
  it('previews what is erased and what remains', async () => {
    await open();
    await press('Erase this person…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase Grace Ferrow?' }));
    const row = async (name: string) =>
      (await dialog.findByRole('row', { name: new RegExp(name) })).textContent;
    expect(await row('Visitor analytics')).toContain('page views: 12');
    expect(await row('Consent ledger')).toContain('nothing');
    expect(await row('Knowledge search')).toContain('unknown (no response)');
    expect(dialog.getByText(/Published answers, without the name of the user\./)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('requires a reason and the confirmation word, and shows the result', async () => {
    api.on(erasePerson, ({ body: { erasureId } }) => {
      erased = true;
      return {
        erasureId,
        complete: true,
        services: sources().map((source) => Object.assign(source, { erased: 1 })),
      };
    });
    await open();
    await press('Erase this person…');
    const dialog = await screen.findByRole('dialog', { name: 'Erase Grace Ferrow?' });
    await press('Erase this person');
    expect(within(dialog).getByText('Enter a reason')).toBeTruthy();
    expect(within(dialog).getByText('Type ERASE in capitals')).toBeTruthy();
    expect(api.calls(erasePerson)).toEqual([]);
    await fillIn(dialog);
    await press('Erase this person');
    const outcome = await screen.findByRole('dialog', { name: 'Erased' });
    expect(within(outcome).getByText('Erased from every service.')).toBeTruthy();
    await press('Close');
    expect(await screen.findByRole('heading', { level: 1, name: 'Erased' })).toBeTruthy();
    expect(api.calls(erasePerson)[0]?.body).toMatchObject({
      reason: 'They asked for it',
      identityConfirmed: true,
    });
  });

  it('resumes with the same id for unreachable services, also after closing', async () => {
    const missing = [['security-auth'], ['security-auth'], []];
    api.on(erasePerson, ({ body: { erasureId } }) => {
      const still = missing.shift() ?? [];
      erased = still.length === 0;
      unfinishedErasureId = erased ? null : erasureId;
      return {
        erasureId,
        complete: erased,
        services: sources(...still).map((source) => Object.assign(source, { erased: 0 })),
      };
    });
    await open();
    await press('Erase this person…');
    await fillIn(await screen.findByRole('dialog'));
    await press('Erase this person');
    const outcome = await screen.findByRole('dialog', { name: 'Erasure incomplete' });
    expect(within(outcome).getByRole('row', { name: /Security and sign-in/ }).textContent).toContain(
      'no response',
    );
    await press('Continue');
    await waitFor(() => expect(api.calls(erasePerson)).toHaveLength(2));
    await press('Finish later');
    expect(await screen.findByText('Erasure incomplete')).toBeTruthy();
    await press('Continue erasure…');
    await press('Continue');
    expect(await screen.findByRole('dialog', { name: 'Erased' })).toBeTruthy();
    const ids = api.calls(erasePerson).map(({ body }) => (body as { erasureId: string }).erasureId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('resumes with the same id after the page was left, also for an erased person', async () => {
    api.on(erasePerson, ({ body: { erasureId } }) => {
      const complete = unfinishedErasureId !== null;
      erased = true;
      unfinishedErasureId = complete ? null : erasureId;
      return { erasureId, complete, services: [] };
    });
    await open();
    await press('Erase this person…');
    await fillIn(await screen.findByRole('dialog'));
    await press('Erase this person');
    await press('Finish later');
    cleanup();
    renderAt(personPath(leadId));
    expect(await screen.findByText('Erasure incomplete')).toBeTruthy();
    await press('Continue erasure…');
    await fillIn(await screen.findByRole('dialog'));
    await press('Erase this person');
    expect(await screen.findByRole('dialog', { name: 'Erased' })).toBeTruthy();
    const [first, second] = api.calls(erasePerson).map(({ body }) => body as { erasureId: string });
    expect(second?.erasureId).toBe(first?.erasureId);
  });

  it('is finished once another steward has completed it', async () => {
    api.on(erasePerson, ({ body: { erasureId } }) => {
      erased = true;
      unfinishedErasureId = erasureId;
      return { erasureId, complete: false, services: [] };
    });
    await open();
    await press('Erase this person…');
    await fillIn(await screen.findByRole('dialog'));
    await press('Erase this person');
    await press('Finish later');
    expect(await screen.findByText('Erasure incomplete')).toBeTruthy();
    unfinishedErasureId = null;
    await press('Refresh');
    await waitFor(() => expect(screen.queryByText('Erasure incomplete')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Continue erasure…' })).toBeNull();
  });

  it('continues the one of another steward after an own one is complete', async () => {
    api.on(erasePerson, ({ body: { erasureId } }) => {
      erased = true;
      unfinishedErasureId = null;
      return { erasureId, complete: true, services: [] };
    });
    await open();
    await press('Erase this person…');
    await fillIn(await screen.findByRole('dialog'));
    await press('Erase this person');
    await press('Close');
    unfinishedErasureId = id(70);
    await press('Refresh');
    await press('Continue erasure…');
    await fillIn(await screen.findByRole('dialog'));
    await press('Erase this person');
    expect(await screen.findByRole('dialog', { name: 'Erased' })).toBeTruthy();
    expect(api.calls(erasePerson)[1]?.body).toMatchObject({ erasureId: id(70) });
  });

  it('keeps the input and its id when the server does not respond', async () => {
    let works = false;
    api.on(erasePerson, ({ body: { erasureId } }) => {
      if (!works) return problem(503, 'The service is starting.');
      return { erasureId, complete: true, services: [] };
    });
    await open();
    await press('Erase this person…');
    await fillIn(await screen.findByRole('dialog'));
    await press('Erase this person');
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
    works = true;
    await press('Erase this person');
    expect(await screen.findByRole('dialog', { name: 'Erased' })).toBeTruthy();
    const [first, second] = api.calls(erasePerson).map(({ body }) => body);
    expect(second).toEqual(first);
  });
});
