import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAeraTimestamp, toGregorianDate, months, toLivingTime } from './index.ts';
import type { LivingDate } from './index.ts';

const DAY = 86_400_000;
const utc = (iso: string): LivingDate => toLivingTime(new Date(iso), 'UTC');
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Every day of five centuries, 1773 to 2272, as UTC midnights. */
const first = Date.UTC(1773, 0, 1);
const allDays = Array.from(
  { length: (Date.UTC(2273, 0, 1) - first) / DAY },
  (_, day) => new Date(first + day * DAY),
);
const anyMoment = fc.date({
  min: new Date(first),
  max: new Date('2272-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));

describe('the living calendar', () => {
  it('has every field on the first day', () =>
    expect(utc('2023-07-04T12:00:00Z')).toStrictEqual({
      kind: 'living',
      year: 1,
      monthIndex: 0,
      monthName: 'Eden',
      day: 1,
      essence: months[0]?.essence,
      index: 1,
      label: 'Eden 1, Year 1',
    }));

  it('ends the year with Alignment Days', () =>
    expect(utc('2024-07-03T00:00:00Z')).toStrictEqual({
      kind: 'alignment',
      year: 1,
      monthIndex: null,
      monthName: 'Alignment',
      day: 2,
      essence: expect.any(String),
      index: 366,
      label: 'Alignment Day 2, Year 1',
    }));

  it.each([
    ['2023-07-03', 'Alignment Day 1, Year 0'],
    ['2023-07-02', 'Flora 28, Year 0'],
    ['2023-07-31', 'Eden 28, Year 1'],
    ['2023-08-01', 'Harvest 1, Year 1'],
    ['2024-02-29', 'Reverence 17, Year 1'],
    ['2025-12-25', 'Eternis 7, Year 3'],
    ['2024-07-01', 'Flora 28, Year 1'],
    ['2024-07-02', 'Alignment Day 1, Year 1'],
    ['2024-07-04', 'Eden 1, Year 2'],
    ['2022-07-03', 'Alignment Day 1, Year -1'],
    ['0050-07-04', 'Eden 1, Year -1972'],
    ['-000001-07-04', 'Eden 1, Year -2023'],
  ])('names %s %s', (day, label) => expect(utc(`${day}T00:00:00Z`).label).toBe(label));

  it('names 13 months, each with its own essence', () => {
    expect(months.map(({ name }) => name).join(' ')).toBe(
      'Eden Harvest Remembrance Sanctum Tranquil Solace Eternis Dawn Reverence Sanctuary Lumina Ember Flora',
    );
    expect(new Set(months.map(({ essence }) => essence)).size).toBe(13);
  });
});

describe('over five centuries', () => {
  const living = allDays.map((date) => ({ date, day: toLivingTime(date, 'UTC') }));

  it('gives every day a unique name, and converts it back', () => {
    expect(new Set(living.map(({ day }) => day.label)).size).toBe(living.length);
    expect(living.filter(({ date, day }) => toGregorianDate(day).getTime() !== date.getTime())).toEqual([]);
  });

  it('starts every year on 4 July, and on no other day', () => {
    const starts = living.filter(({ day }) => day.index === 1);
    expect(starts).toHaveLength(500);
    expect(new Set(starts.map(({ date }) => isoDay(date).slice(5)))).toEqual(new Set(['07-04']));
  });

  it('ends a year with two Alignment Days exactly if it contains a 29 February', () => {
    const counts = Object.groupBy(
      living.filter(({ day }) => day.kind === 'alignment'),
      ({ day }) => day.year,
    );
    for (let year = -248; year <= 249; year += 1) {
      const hasLeapDay = new Date(Date.UTC(2023 + year, 1, 29)).getUTCMonth() === 1;
      expect(counts[year], `year ${year}`).toHaveLength(hasLeapDay ? 2 : 1);
    }
  });

  it('advances one day per day', () => {
    const broken = living.filter(({ day }, at) => {
      const before = living[at - 1]?.day;
      if (!before) return false;
      const next = day.year === before.year && day.index === before.index + 1;
      const nextYear = day.year === before.year + 1 && day.index === 1 && before.kind === 'alignment';
      return !next && !nextYear;
    });
    expect(broken).toEqual([]);
  });

  it('keeps day, month and index consistent', () => {
    const broken = living.filter(({ day }) =>
      day.kind === 'alignment'
        ? day.index !== 364 + day.day
        : day.index !== day.monthIndex * 28 + day.day || months[day.monthIndex]?.name !== day.monthName,
    );
    expect(broken).toEqual([]);
  });
});

describe('time zones', () => {
  it('changes the day at midnight of the zone', () => {
    const moment = new Date('2024-07-03T23:30:00Z');
    expect(formatAeraTimestamp(moment, 'UTC')).toBe('Alignment Day 2, Year 1');
    expect(formatAeraTimestamp(moment, 'Asia/Tokyo')).toBe('Eden 1, Year 2');
    expect(formatAeraTimestamp(new Date('2024-07-04T03:00:00Z'), 'America/New_York')).toBe(
      'Alignment Day 2, Year 1',
    );
  });

  it('uses the zone of the machine by default', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    fc.assert(
      fc.property(anyMoment, (date) => {
        expect(toLivingTime(date)).toEqual(toLivingTime(date, timeZone));
      }),
    );
  });

  it('matches the wall calendar in every zone', () =>
    fc.assert(
      fc.property(anyMoment, anyZone, (date, timeZone) => {
        const wall = date.toLocaleDateString('sv-SE', { timeZone });
        expect(isoDay(toGregorianDate(toLivingTime(date, timeZone)))).toBe(wall);
      }),
    ));

  it('is monotonic in every time zone', () => {
    const anySpan = fc.integer({ min: 0, max: 800 * DAY });
    fc.assert(
      fc.property(anyMoment, anySpan, anyZone, (date, span, timeZone) => {
        const [before, after] = [date.getTime(), date.getTime() + span].map((at) =>
          toGregorianDate(toLivingTime(new Date(at), timeZone)).getTime(),
        );
        expect(after).toBeGreaterThanOrEqual(before as number);
      }),
    );
  });
});

describe('invalid input', () => {
  it('rejects an invalid date', () =>
    expect(() => toLivingTime(new Date('soon'))).toThrow(new RangeError('The date is invalid.')));

  it.each(['Mars/Olympus', '', 'UTC+25'])('rejects the time zone "%s"', (zone) =>
    expect(() => toLivingTime(new Date(0), zone)).toThrow(new RangeError(`Unknown time zone "${zone}".`)),
  );

  it.each([
    [{ year: 1, monthIndex: 13, day: 1 }, 'There is no month 13.'],
    [{ year: 1, monthIndex: -1, day: 1 }, 'There is no month -1.'],
    [{ year: 1, monthIndex: 0, day: 29 }, 'A month has no day 29.'],
    [{ year: 1, monthIndex: 0, day: 1.5 }, 'A month has no day 1.5.'],
    [{ year: 1.5, monthIndex: 0, day: 1 }, 'Year 1.5 is not a whole number.'],
    [{ kind: 'alignment' as const, year: 2, day: 2 }, 'Year 2 has no Alignment Day 2.'],
    [{ kind: 'alignment' as const, year: 2, day: 0 }, 'Year 2 has no Alignment Day 0.'],
    [{ year: 999_999, monthIndex: 0, day: 1 }, 'Year 999999 is outside of what a Date can hold.'],
  ])('rejects the day %o', (day, message) =>
    expect(() => toGregorianDate(day)).toThrow(new RangeError(message)),
  );
});
