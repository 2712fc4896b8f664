import fc from 'fast-check';
import { botSignals } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { type VisitBehavior, computeBotScore } from './bot-score.ts';

const reader: VisitBehavior = { signals: [], times: [0, 20_000, 90_000], engagementSeconds: 85 };

describe('the bot score of a visit', () => {
  it.each<[string, Partial<VisitBehavior>, boolean, string[]]>([
    ['a reader', {}, false, []],
    ['a reader behind a rented server', { signals: ['hosting network'] }, false, ['hosting network']],
    ['someone who left at once', { times: [0], engagementSeconds: 0 }, false, ['no engagement']],
    ['a crawler', { signals: ['known bot'] }, true, ['known bot']],
    ['a script', { signals: ['no browser named', 'no language'] }, true, ['no browser named', 'no language']],
    [
      'a disguised script',
      { signals: ['hosting network', 'no language'], engagementSeconds: 0 },
      true,
      ['hosting network', 'no language', 'no engagement'],
    ],
    ['someone who clicks a lot', { times: [0, 100, 200, 300, 400] }, false, ['fast views']],
    [
      'views in no time, unseen',
      { times: [0, 1, 2, 3, 4], engagementSeconds: 0, signals: ['no fetch metadata'] },
      true,
      ['fast views', 'no fetch metadata', 'no engagement'],
    ],
  ])('%s', (_, behaviour, isBot, signals) =>
    expect(computeBotScore({ ...reader, ...behaviour })).toMatchObject({ isBot, botSignals: signals }),
  );

  it('grows with every bot signal, up to 100', () => {
    const some = fc.subarray([...botSignals]);
    fc.assert(
      fc.property(some, some, (one, other) => {
        const both = computeBotScore({ ...reader, signals: [...one, ...other] }).botScore;
        expect(both).toBeGreaterThanOrEqual(computeBotScore({ ...reader, signals: one }).botScore);
        expect(both).toBeLessThanOrEqual(100);
      }),
    );
  });
});
