import { readPersonTimeline, readPerson, readCurrentSteward } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported up front, because loading them during the first test can exceed its timeout.
import '../../../app/frame/admin-layout.tsx';
import '../contacts-layout.tsx';
import './person.page.tsx';
import {
  contactPath,
  paths,
  memberPersonPath,
  sessionPersonPath,
  personPath,
  questionPath,
} from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { activities, grace, leadId, unknownPerson, questionId, sources } from './testing/people.ts';

const api = setUpFakeApi();
const page = personPath(leadId);
const entry = (name: string) => screen.findByRole('article', { name });
const button = (name: string) => screen.findByRole('button', { name });
const asked = () => api.calls(readPersonTimeline).at(-1)?.query;

/** Returns the instant in the URL. */
const momentShown = () => new URLSearchParams(where()?.split('?')[1]).get('at');

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(readPerson, () => grace());
  api.on(readPersonTimeline, ({ query: { asOf, kinds } }) => ({
    items: activities.filter((each) => (!asOf || each.at <= asOf) && (!kinds || kinds.includes(each.kind))),
    next: null,
    sources: sources(),
  }));
});

describe('the page of a person', () => {
  it('shows identifiers, score and message status of the person', async () => {
    renderAt(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Ferrow' })).toBeTruthy();
    const known = within(screen.getByRole('region', { name: 'Identifiers' }));
    expect(known.getByText('grace@harbour.example')).toBeTruthy();
    expect(
      known.getByText(
        /Someone entered this address without verifying it\. It, and anything found through it, may belong to someone else\./,
      ),
    ).toBeTruthy();
    expect(known.getByText(/^Account/).textContent).toContain('member-o');
    const messages = within(screen.getByRole('region', { name: '1 message' }));
    const link = messages.getByRole('link', { name: 'A question of harbours' });
    expect(link.getAttribute('href')).toBe(contactPath(leadId));
    await entry('Message received');
    expect(await axeViolations()).toEqual([]);
  });

  it('lists the activity by day with links', async () => {
    renderAt(page);
    expect((await entry('Asked a question')).textContent).toContain('May a trustee be a beneficiary?');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Thursday, March 5, 2026',
        'Wednesday, March 4, 2026',
        'Tuesday, March 3, 2026',
      ]),
    );
    expect((await entry('Note')).textContent).toContain('Called at noon');
    expect((await entry('Note')).textContent).toContain('by Ada Lovell');
    expect((await entry('Searched')).textContent).toContain('Erased');
    expect((await entry('Email to this person')).textContent).toContain('matched by unverified email');
    const question = within(await entry('Asked a question')).getByRole('link', { name: 'View question' });
    expect(question.getAttribute('href')).toBe(questionPath(questionId));
    const record = within(await entry('Acknowledged the notice')).getByRole('link');
    expect(record.getAttribute('href')).toContain('tab=jurisdiction');
  });

  it('expands a visit to its pages', async () => {
    renderAt(page);
    const visit = within(await entry('Visited the site'));
    const pages = visit.getByText('/how').closest('details');
    expect(pages?.open).toBe(false);
    await userEvent.click(visit.getByText('Pages'));
    expect(pages?.open).toBe(true);
  });

  it('hides links and actions that a responder may not use', async () => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'responder' as const } }));
    renderAt(page);
    expect(within(await entry('Acknowledged the notice')).queryByRole('link')).toBeNull();
    expect(within(await entry('Message received')).queryByRole('link', { name: 'View events' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Data requests' })).toBeNull();
  });

  it('shows the error of an unknown person and of an unavailable service', async () => {
    api.on(readPerson, () => problem(404, 'Contact not found.'));
    renderAt(personPath(id(99)));
    expect(await screen.findByText(/Contact not found/)).toBeTruthy();
    api.on(readPerson, () => problem(503, 'The service is starting.'));
    renderAt(personPath(id(98)));
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
  });

  it('shows that the person was erased', async () => {
    api.on(readPerson, () => grace({ name: '', identifiers: [] }));
    renderAt(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Erased' })).toBeTruthy();
    expect(screen.getAllByText('This person was erased')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Erase this person…' })).toBeNull();
  });

  it('names a service that did not respond, and retries', async () => {
    let missing = ['visitor-analytics'];
    api.on(readPerson, () => grace({ sources: sources(...missing) }));
    renderAt(page);
    expect(await screen.findByText(/^Visitor analytics didn’t respond/)).toBeTruthy();
    missing = [];
    await userEvent.click(await button('Try again'));
    await waitFor(() => expect(screen.queryByText(/unknown \(no response\)/)).toBeNull());
  });
});

describe('a person without messages', () => {
  /** Target of the link back. The links of the same name in the navigation come first. */
  const back = () => screen.getAllByRole('link', { name: 'Contacts' }).at(-1)?.getAttribute('href');

  it('is shown as a visitor with a timeline and no messages', async () => {
    api.on(readPerson, ({ params }) =>
      unknownPerson(params['id'] === `session-${id(51)}` ? {} : { name: 'Another' }),
    );
    api.on(readPersonTimeline, () => ({ items: activities.slice(-2), next: null, sources: sources() }));
    renderAt(sessionPersonPath(id(51)));
    const short = id(51).slice(0, 8);
    expect(await screen.findByRole('heading', { level: 1, name: `Visitor ${short}` })).toBeTruthy();
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    expect(messages.getByText('No messages')).toBeTruthy();
    expect(await entry('Visited the site')).toBeTruthy();
    expect(back()).toBe(paths.contacts);
    expect(await button('Erase this person…')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('has the name of the account if known', async () => {
    let name = 'Lone Walker';
    api.on(readPerson, () => unknownPerson({ name }));
    renderAt(memberPersonPath(id(60)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lone Walker' })).toBeTruthy();
    name = '';
    renderAt(memberPersonPath(id(61)));
    const short = id(61).slice(0, 8);
    expect(await screen.findByRole('heading', { level: 1, name: `Member ${short}` })).toBeTruthy();
  });

  it('may be a person without stored data', async () => {
    api.on(readPerson, () => unknownPerson());
    api.on(readPersonTimeline, () => ({ items: [], next: null, sources: sources() }));
    renderAt(sessionPersonPath(id(51)));
    expect(await screen.findByText('No activity')).toBeTruthy();
  });

  it('links to the other people of a shared browser', async () => {
    api.on(readPerson, () => unknownPerson({ sessionContactIds: [id(11), id(12)] }));
    renderAt(sessionPersonPath(id(51)));
    expect(await screen.findByText('Several people used this browser')).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: /^Contact [0-9a-f]{8}/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([personPath(id(11)), personPath(id(12))]);
  });

  it('links back to the contact if one exists', async () => {
    renderAt(sessionPersonPath(id(51)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Ferrow' })).toBeTruthy();
    expect(back()).toBe(contactPath(leadId));
  });
});

describe('the timeline', () => {
  it('is filtered by group, which is kept in the URL', async () => {
    renderAt(page);
    await userEvent.click(await button('Searches'));
    await waitFor(() => expect(asked()?.['kinds']).toBe('searched'));
    expect(where()).toBe(`${page}?kinds=searches`);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Note' })).toBeNull());
    await userEvent.click(await button('Consent'));
    await waitFor(() =>
      expect(asked()?.['kinds']).toBe('consented,consent-withdrawn,visitor-erased,searched'),
    );
    await userEvent.click(await button('All'));
    await waitFor(() => expect(where()).toBe(page));
  });

  it('shows the empty state of a filter and clears it', async () => {
    renderAt(`${page}?kinds=account`);
    expect(await screen.findByText('No entries match these filters')).toBeTruthy();
    await userEvent.click(await button('Clear filters'));
    expect(await entry('Note')).toBeTruthy();
  });

  it('loads page by page, and shows when a page fails to load', async () => {
    const half = { items: activities.slice(0, 4), next: 'further', sources: sources() };
    let works = false;
    api.on(readPersonTimeline, ({ query: { cursor } }) => {
      if (!cursor) return half;
      if (!works) return problem(503, 'The service is starting.');
      return { items: activities.slice(4), next: null, sources: sources('knowledge-search') };
    });
    renderAt(page);
    await userEvent.click(await button('Show more'));
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load');
    works = true;
    await userEvent.click(await button('Show more'));
    expect(await entry('Searched')).toBeTruthy();
    expect(await screen.findByText(/^Knowledge search didn’t respond/)).toBeTruthy();
    expect(screen.getByText('End of timeline')).toBeTruthy();
  });

  it('loads further pages when the newest have no match', async () => {
    api.on(readPersonTimeline, ({ query: { cursor } }) =>
      cursor
        ? { items: [...activities], next: null, sources: sources() }
        : { items: [], next: 'further', sources: sources() },
    );
    renderAt(`${page}?kinds=searches`);
    expect(
      await screen.findByText(/No matches in the newest entries\. Load more to search older ones\./),
    ).toBeTruthy();
    await userEvent.click(await button('Show more'));
    expect(await entry('Searched')).toBeTruthy();
  });

  it('moves the focus with j and k, and Enter clicks the first control of the entry', async () => {
    renderAt(page);
    await entry('Note');
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(await entry('Email to this person'));
    await userEvent.keyboard('k{Enter}');
    await waitFor(() => expect(where()).toBe(contactPath(leadId)));
  });

  it('shows the error state', async () => {
    api.on(readPersonTimeline, () => problem(503, 'The service is starting.'));
    renderAt(page);
    expect(await screen.findByText('Couldn’t load the timeline')).toBeTruthy();
  });
});

describe('the instant of the page', () => {
  it('is set to just before an entry, applies to the whole page, and returns to now', async () => {
    renderAt(page);
    const before = within(await entry('Message received')).getByRole('button', {
      name: 'View state before this',
    });
    await userEvent.click(before);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Message received' })).toBeNull());
    expect(momentShown()).toBe('2026-03-04T09:04:59.999Z');
    expect(screen.getByText(/^As of Mar 4, 2026/)).toBeTruthy();
    expect(await entry('Asked a question')).toBeTruthy();
    expect(api.calls(readPerson).at(-1)?.query).toEqual({ asOf: '2026-03-04T09:04:59.999Z' });
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(await button('Back to current'));
    expect(await entry('Message received')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(where()).toBe(page);
  });

  it('steps from entry to entry with p and n', async () => {
    renderAt(page);
    await entry('Note');
    await userEvent.keyboard('p');
    await waitFor(() => expect(momentShown()).toBe('2026-03-04T12:00:00.000Z'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Note' })).toBeNull());
    await userEvent.keyboard('p');
    await waitFor(() => expect(momentShown()).toBe('2026-03-04T11:00:00.000Z'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Email to this person' })).toBeNull());
    await userEvent.keyboard('n');
    await waitFor(() => expect(momentShown()).toBe('2026-03-04T12:00:00.000Z'));
    await entry('Email to this person');
    await userEvent.click(await button('Next entry'));
    await waitFor(() => expect(momentShown()).toBe('2026-03-05T10:00:00.000Z'));
    expect(document.activeElement).toBe(await button('Next entry'));
    await entry('Note');
    await userEvent.click(await button('Next entry'));
    expect(await screen.findByText(/No later entries\. You’re viewing the current state\./)).toBeTruthy();
    await waitFor(() => expect(where()).toBe(page));
  });

  it('may be before the name was known', async () => {
    api.on(readPerson, ({ query: { asOf } }) =>
      asOf ? grace({ name: '', identifiers: [], contacts: [] }) : grace(),
    );
    renderAt(`${page}?at=2026-03-03T00:00:00.000Z`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Name unknown' })).toBeTruthy();
    expect(await screen.findByText('No activity up to this point')).toBeTruthy();
    expect(screen.getByText('No messages at this point')).toBeTruthy();
    expect(await button('Erase this person…')).toBeTruthy();
  });

  it('is set by the date field', async () => {
    renderAt(page);
    const field = await screen.findByLabelText('View as of');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-03-04T00:00:00');
    await userEvent.click(await button('View'));
    const then = new Date('2026-03-04T00:00:00').toISOString();
    await waitFor(() => expect(momentShown()).toBe(then));
    expect(asked()?.['asOf']).toBe(then);
    expect(document.activeElement).toBe(await button('View'));
  });

  it.each(['tomorrow', '2999-01-01T00:00:00Z'])('treats the URL value %s as now', async (at) => {
    renderAt(`${page}?at=${at}`);
    expect(await screen.findByText('Current state')).toBeTruthy();
    expect(asked()).toEqual({});
  });
});

it('opens from the palette while a contact is open', async () => {
  renderAt(contactPath(leadId));
  await userEvent.click(await screen.findByRole('button', { name: /Search or jump to/ }));
  await userEvent.click(await screen.findByRole('option', { name: /View profile/ }));
  await waitFor(() => expect(where()).toBe(page));
  expect(paths.contacts).toBe('/admin/contacts');
});
