import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNextInstant, getStartOfDay, toInstants, toWallTime } from './zoned.ts';

const iso = (instants: readonly Date[]) => instants.map((instant) => instant.toISOString());
const at = (day: string, time: string, zone: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return iso(toInstants({ day, minute: hours * 60 + minutes }, zone));
};

/** Zones that change their clocks by an hour or half an hour, by day, by night or at midnight, or that moved over the date line. */
const zones = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'America/Asuncion',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...zones);
const instant = fc.date({
  min: new Date('2011-12-01T00:00:00Z'),
  max: new Date('2031-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });

describe('the clock of a zone', () => {
  it('shows a time once on most days', () =>
    expect(at('2026-11-21', '08:30', 'Europe/Vienna')).toEqual(['2026-11-21T07:30:00.000Z']));

  it('shows a time twice when it is set back', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Vienna')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(at('2026-04-05', '01:45', 'Australia/Lord_Howe')).toHaveLength(2);
  });

  it('skips a time when it is set forward: its instant is that of the change', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Vienna')).toEqual(['2026-03-29T01:00:00.000Z']);
    expect(at('2026-03-08', '02:00', 'America/New_York')).toEqual(['2026-03-08T07:00:00.000Z']);
    expect(at('2011-12-30', '12:00', 'Pacific/Apia')).toEqual(['2011-12-30T10:00:00.000Z']);
  });

  it('shows a wall time that converts back to the instant', () => {
    fc.assert(
      fc.property(instant, zone, (when, where) => {
        const whole = new Date(Math.floor(when.getTime() / 60_000) * 60_000);
        expect(iso(toInstants(toWallTime(whole, where), where))).toContain(whole.toISOString());
      }),
      { numRuns: 500 },
    );
  });

  it('reaches every time of day again within two days', () => {
    fc.assert(
      fc.property(instant, minute, zone, (when, wanted, where) => {
        const next = findNextInstant(when, wanted, where);
        const hours = (next.getTime() - when.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(50);
        // The clock shows that time, or has just skipped it.
        const [shown, before] = [next.getTime(), next.getTime() - 60_000].map(
          (ms) => toWallTime(new Date(ms), where).minute,
        );
        const jumped = shown !== (before ?? 0) + 1 && (shown ?? 0) > wanted;
        expect(shown === wanted || jumped).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the start of a day', () => {
  it('is the first instant of the day in every zone', () => {
    fc.assert(
      fc.property(instant, zone, (when, where) => {
        const { day } = toWallTime(when, where);
        const start = getStartOfDay(day, where);
        expect(toWallTime(start, where).day).toBe(day);
        expect(toWallTime(new Date(start.getTime() - 1), where).day < day).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2026-03-29', 'Europe/Amsterdam', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Amsterdam', '2026-03-29T22:00:00.000Z'],
    // Clocks skip from 23:59:59 to 01:00 there.
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ])('%s in %s is %s', (day, where, start) => expect(getStartOfDay(day, where).toISOString()).toBe(start));
});

it('matches Intl in every zone', () => {
  fc.assert(
    fc.property(instant, zone, (when, where) => {
      const { day, minute: shown } = toWallTime(when, where);
      const time = [Math.floor(shown / 60), shown % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      expect(`${day} ${time}`).toBe(
        new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: where }).format(
          when,
        ),
      );
    }),
    { numRuns: 100 },
  );
});
