import {
  readIntrusionReport,
  listThreatRules,
  listThreats,
  type RuleState,
  readThreat,
  setThreatRule,
} from '@aera/contracts';
import { waitForProjection } from '@aera/event-store';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { findBlock, isActiveBlock } from '../blocks/block-queries.ts';
import type { SecurityContext } from '../security-context.ts';
import { readModes } from './respond-to-threat.ts';
import { computeIntrusionReport } from './intrusion-report.ts';
import { ruleModesStream } from './rule-modes-stream.ts';
import { readMode } from './rule-modes.ts';
import { rules } from './rules.ts';
import { evidenceRetentionDays } from './suspicious-request-store.ts';
import { countByRule, findEvidence, findThreats, findThreat } from './threat-queries.ts';
import { threatProjection } from './threats-projection.ts';

/** Threats, their evidence, and the detection rules. */
export const threatRoutes =
  ({ store, sql, readStewardName, clock, now }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const listRuleStates = async (): Promise<RuleState[]> => {
      const modes = await readModes(store);
      const counts = await countByRule(sql, clock());
      return Promise.all(
        rules.map(async ({ name, threatType, description, windowMs, thresholds, blocksFrom }) => {
          const setting = modes.get(name);
          const { seen = 0, blocked = 0, wouldHaveBlocked = 0 } = counts.get(name) ?? {};
          return {
            rule: name,
            threatType,
            description,
            thresholds,
            blocksFrom,
            seen,
            blocked,
            wouldHaveBlocked,
            windowMinutes: windowMs / 60_000,
            mode: readMode(modes, name),
            setBy: setting ? await readStewardName(setting.by) : null,
            setAt: setting?.setAt ?? null,
          };
        }),
      );
    };

    serve(app, readIntrusionReport, async () => ({ report: await computeIntrusionReport(sql, clock()) }));

    serve(app, listThreats, ({ query }) => findThreats(sql, query, clock()));

    serve(app, readThreat, async ({ params: { threatId } }) => {
      await waitForProjection(store, threatProjection.name);
      const found = await findThreat(sql, threatId, clock());
      if (!found) throw new HttpProblem(404, 'Threat not found.', { code: 'threat-not-found' });
      const block = found.blockId ? await findBlock(sql, readStewardName, now(), found.blockId) : null;
      return {
        threat: found.threat,
        evidence: await findEvidence(sql, threatId),
        retentionDays: evidenceRetentionDays,
        block: block && { ...block, active: await isActiveBlock(sql, now(), block.id) },
      };
    });

    serve(app, listThreatRules, async () => ({ rules: await listRuleStates() }));

    serve(app, setThreatRule, async ({ params: { rule }, body: { mode }, identity, request }) => {
      const data = { rule, mode, by: identity.sub };
      const command = { type: 'SetRuleMode', data, now: now() } as const;
      await store.stream(ruleModesStream).handle([], command, { metadata: requestMetadata(request) });
      return { rules: await listRuleStates() };
    });
  };
