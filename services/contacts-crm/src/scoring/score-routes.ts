import {
  previewScoreRules,
  readContactScore,
  readScoreRules,
  restoreScoreRules,
  type ScoreRulesVersion,
  setScoreRules,
  type StewardIdentity,
} from '@aera/contracts';
import { requestMetadata, serve, type StewardNames, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { leadNotFound } from '../leads/decide-lead.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { type ScoreRulesCommand } from './decide-score-rules.ts';
import { previewRules } from './preview-rules.ts';
import { loadScoredPersons, findStoredScore } from './person-scores.ts';
import { readActiveScoreRules, scoreRulesStream, readScoreRuleEvents } from './score-rules-stream.ts';
import { computeScore } from './compute-score.ts';
import { defaultScoreRules } from './score-rules.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'sql' | 'clock'> {
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
  /** Wakes the worker that recomputes scores. */
  readonly wake: () => void;
}

const maxVersions = 100;
const first: ScoreRulesVersion = {
  version: 0,
  rules: defaultScoreRules,
  reason: null,
  restoredVersion: null,
  by: null,
  at: null,
};

/** Scores with their reasons, and the score rules. */
export const scoreRoutes =
  ({ store, sql, queries, stewards, clock, wake }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** Newest first. */
    const listVersions = async (): Promise<ScoreRulesVersion[]> => {
      const settings = await readScoreRuleEvents(store);
      const nameOf = await stewards.lookup(settings.map(({ data }) => data.stewardId));
      const set = settings.map(({ data: { stewardId, setAt: at, ...setting } }) =>
        Object.assign({ ...setting }, { by: nameOf(stewardId), at }),
      );
      return [first, ...set].toReversed();
    };
    const current = async () => (await listVersions())[0] ?? first;

    const change = async (command: ScoreRulesCommand, identity: StewardIdentity, request: FastifyRequest) => {
      await stewards.record(identity);
      await store.stream(scoreRulesStream).handle([], command, { metadata: requestMetadata(request) });
      wake();
      return current();
    };

    serve(app, readContactScore, async ({ params: { id } }) => {
      const found = await queries.findById(id);
      if (!found) throw leadNotFound();
      const { row } = found;
      const nameOf = await stewards.lookup([row.override?.stewardId ?? null]);
      const { score: ruleScore, reasons, rulesVersion, computedAt } = await readScore(row.id, row.contactId);
      return {
        score: row.override?.score ?? ruleScore,
        ruleScore,
        override: row.override && {
          score: row.override.score,
          by: nameOf(row.override.stewardId),
          at: row.override.at,
        },
        reasons: [...reasons],
        rulesVersion,
        computedAt,
      };
    });

    /** Returns the stored score, or computes it for a lead that the worker has not reached yet. */
    const readScore = async (leadId: string, contactId: string) => {
      const stored = await findStoredScore(sql, leadId);
      if (stored) return stored;
      const now = clock();
      const { rules, version: rulesVersion } = await readActiveScoreRules(store);
      const persons = await loadScoredPersons(sql, [contactId]);
      for (const { leads, signals } of persons)
        for (const lead of leads)
          if (lead.id === leadId)
            return {
              ...computeScore(signals, lead, rules, now),
              rulesVersion,
              computedAt: now.toISOString(),
            };
      throw leadNotFound();
    };

    serve(app, readScoreRules, async () => {
      const all = await listVersions();
      return { current: all[0] ?? first, history: all.slice(0, maxVersions) };
    });

    serve(app, setScoreRules, { current }, ({ body, identity, request }) => {
      const data = { ...body, stewardId: identity.sub };
      return change({ type: 'SetScoreRules', data, now: clock().toISOString() }, identity, request);
    });

    serve(app, restoreScoreRules, { current }, ({ body, identity, request }) => {
      const data = { ...body, stewardId: identity.sub };
      return change({ type: 'RestoreScoreRules', data, now: clock().toISOString() }, identity, request);
    });

    serve(app, previewScoreRules, async ({ body }) => {
      const { rules: before } = await readActiveScoreRules(store);
      return previewRules(sql, { before, after: body.rules }, clock());
    });
  };
