import { visitDimensions } from '@aera/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnalyticsState,
  botChoices,
  createDefaultState,
  readState,
  writeState,
} from './analytics-state.ts';
import { addDays, countDaysBetween, maxDays, presets, toSpan } from './range.ts';

const zones = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Asuncion',
  'America/Havana',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];
const zone = fc.constantFrom(...zones);
const date = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
const custom = fc
  .tuple(date, fc.nat({ max: maxDays - 1 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));
const range = fc.oneof(fc.constantFrom(...presets), custom);
const moment = fc.integer({ min: Date.parse('2021-01-01'), max: Date.parse('2030-01-01') });
const value = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0'));
const state: fc.Arbitrary<AnalyticsState> = fc.record({
  range,
  zone,
  bots: fc.constantFrom(...botChoices),
  filters: fc.dictionary(fc.constantFrom(...visitDimensions), value, { noNullPrototype: true }),
});

const toQueryText = (written: Record<string, string | null>) =>
  new URLSearchParams(
    Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== null),
  );

describe('analytics state in the URL', () => {
  it('round-trips through the URL', () => {
    fc.assert(
      fc.property(state, (given) => {
        const address = new URLSearchParams(toQueryText(writeState(given)).toString());
        expect(readState(address)).toEqual(given);
      }),
    );
  });

  it('is the default state without a query', () =>
    expect(readState(new URLSearchParams())).toEqual(createDefaultState()));

  it('distinguishes a filter for missing values from no filter', () => {
    expect(readState(new URLSearchParams('campaign=')).filters).toEqual({ campaign: '' });
    expect(
      toQueryText(writeState({ ...createDefaultState(), filters: { campaign: '' } })).get('campaign'),
    ).toBe('');
  });

  it.each([
    'range=fortnight',
    'zone=Mars/Olympus',
    'bots=maybe',
    'from=2026-02-30&to=2026-03-01',
    'from=0026-03-01&to=0026-03-02',
    'from=2026-03-02&to=2026-03-01',
    'from=2020-01-01&to=2026-01-01',
    'from=2026-03-02',
    `page=${'x'.repeat(2001)}`,
  ])('skips the invalid parameter %s', (query) => {
    expect(readState(new URLSearchParams(`${query}&country=Portugal`))).toEqual({
      ...createDefaultState(),
      filters: { country: 'Portugal' },
    });
  });

  it('never fails for any URL', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const read = readState(new URLSearchParams(query));
        expect(readState(toQueryText(writeState(read)))).toEqual(read);
      }),
    );
  });
});

describe('the span of a range', () => {
  const now = Date.parse('2026-03-30T08:30:00Z');

  it('covers whole days of the time zone, also a day of 23 hours', () =>
    expect(toSpan({ from: '2026-03-28', to: '2026-03-29' }, 'Europe/Amsterdam', now)).toMatchObject({
      from: '2026-03-27T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
      before: { from: '2026-03-25T23:00:00.000Z', to: '2026-03-27T23:00:00.000Z' },
      interval: 'hour',
      running: false,
    }));

  it('compares a running period up to the same time of day', () => {
    expect(toSpan('today', 'Europe/Amsterdam', now)).toMatchObject({
      from: '2026-03-29T22:00:00.000Z',
      before: { from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T09:30:00.000Z' },
      running: true,
    });
    expect(toSpan('7d', 'UTC', now)).toMatchObject({
      from: '2026-03-24T00:00:00.000Z',
      before: { from: '2026-03-17T00:00:00.000Z', to: '2026-03-23T08:30:00.000Z' },
      interval: 'day',
    });
  });

  it('covers the whole month of living time, or the Alignment Days between months', () => {
    expect(toSpan('month', 'UTC', Date.parse('2025-07-04T12:00:00Z')).days).toEqual({
      from: '2025-07-04',
      to: '2025-07-31',
    });
    expect(toSpan('month', 'UTC', Date.parse('2024-07-03T12:00:00Z')).days).toEqual({
      from: '2024-07-02',
      to: '2024-07-03',
    });
  });

  it('directly follows a previous period of as many days, in every zone and at every instant', () => {
    fc.assert(
      fc.property(range, zone, moment, (wanted, place, at) => {
        const span = toSpan(wanted, place, at);
        expect(span.from < span.to && span.before.from < span.before.to).toBe(true);
        expect(span.before.to <= span.from).toBe(true);
        expect(addDays(span.daysBefore.to, 1)).toBe(span.days.from);
        expect(countDaysBetween(span.daysBefore.from, span.daysBefore.to)).toBe(
          countDaysBetween(span.days.from, span.days.to),
        );
        expect(span.running || span.before.to === span.from).toBe(true);
      }),
    );
  });
});
