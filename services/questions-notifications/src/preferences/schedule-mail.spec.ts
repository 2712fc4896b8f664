import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInQuietHours, scheduleMail } from './schedule-mail.ts';

/** Zones that put their clocks forward and back, by an hour or half of one, by day and by night, or moved over the date line. */
const zones = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/Santiago',
  'Africa/Cairo',
];
const zone = fc.constantFrom(...zones);
const instant = fc.date({
  min: new Date('2011-12-01T00:00:00Z'),
  max: new Date('2031-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((one) => `${String(Math.floor(one / 60)).padStart(2, '0')}:${String(one % 60).padStart(2, '0')}`);

describe('the time of a mail', () => {
  const quiet = (from: string, to: string, timeZone = 'Europe/Vienna') => ({
    timeZone,
    quietHours: { from, to },
    digestTime: '08:00',
  });

  it.each([
    ['now, when nothing is quiet', '2026-11-21T12:00:00Z', quiet('22:00', '07:00'), '2026-11-21T12:00:00Z'],
    ['when the night is over', '2026-11-21T22:00:00Z', quiet('22:00', '07:00'), '2026-11-22T06:00:00Z'],
    [
      'at seven also when the clock was put forward meanwhile',
      '2026-03-28T22:00:00Z',
      quiet('22:00', '07:00'),
      '2026-03-29T05:00:00Z',
    ],
    [
      'at seven also when it was put back',
      '2026-10-24T22:00:00Z',
      quiet('22:00', '07:00'),
      '2026-10-25T06:00:00Z',
    ],
    [
      'a day later when the clock jumped over all that is not quiet',
      '2026-03-29T00:30:00Z',
      quiet('02:50', '02:10'),
      '2026-03-30T00:10:00Z',
    ],
    ['after a quiet lunch', '2026-11-21T11:30:00Z', quiet('12:00', '13:30'), '2026-11-21T12:30:00Z'],
  ])('is %s', (_, now, times, then) =>
    expect(scheduleMail('instant', new Date(now), times)).toEqual(new Date(then)),
  );

  it('of a digest is the next chosen time of day', () => {
    const times = { timeZone: 'America/New_York', quietHours: null, digestTime: '08:00' };
    expect(scheduleMail('digest', new Date('2026-11-21T12:59:59Z'), times)).toEqual(
      new Date('2026-11-21T13:00:00Z'),
    );
    expect(scheduleMail('digest', new Date('2026-11-21T13:00:00Z'), times)).toEqual(
      new Date('2026-11-22T13:00:00Z'),
    );
    expect(scheduleMail('digest', new Date('2026-03-07T14:00:00Z'), times)).toEqual(
      new Date('2026-03-08T12:00:00Z'),
    );
  });

  it('is never in quiet hours or the past, and as early as possible, in every zone and over every clock change', () => {
    const times = fc.record({
      timeZone: zone,
      quietHours: fc.option(fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to)),
      digestTime: time,
    });
    fc.assert(
      fc.property(instant, times, (now, chosen) => {
        const due = scheduleMail('instant', now, chosen);
        expect(due >= now).toBe(true);
        expect(isInQuietHours(due, chosen)).toBe(false);
        const step = Math.max(60_000, (due.getTime() - now.getTime()) / 40);
        for (let then = now.getTime(); then < due.getTime(); then += step)
          expect(isInQuietHours(new Date(then), chosen)).toBe(true);
        const digest = scheduleMail('digest', now, chosen);
        expect(digest > now).toBe(true);
        expect(isInQuietHours(digest, chosen)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
