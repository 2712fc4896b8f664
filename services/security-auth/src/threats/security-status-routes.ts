import { readSecurityStatus, streamSecurityReport } from '@aera/contracts';
import type { Consumer } from '@aera/event-bus';
import { type Broadcast, sendEvents, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { readModes } from './respond-to-threat.ts';
import { readMode } from './rule-modes.ts';
import { rules } from './rules.ts';

/** Posture derived from the compliance controls. */
export interface AssessedPosture {
  readonly classification: string;
  readonly securityLevel: string;
  readonly encryption: string;
  readonly complianceScore: number;
  readonly frameworks: readonly string[];
}

const notAssessed = 'NOT ASSESSED';
const noControls = 'No controls checked yet.';
const derived = 'Calculated from the compliance controls.';
/** Batches of traffic data (messages of the gateway) that may wait before detection counts as delayed. */
const maxNormalLag = 100;

/** Returns whether the rules receive gateway traffic and how many of them block. */
async function readThreatDetection(
  { store }: SecurityContext,
  consumer: Pick<Consumer, 'status' | 'readPosition'> | undefined,
) {
  const modes = await readModes(store);
  const blocking = rules.filter(
    ({ name, blocksFrom }) => blocksFrom && readMode(modes, name) === 'on',
  ).length;
  const ableToBlock = rules.filter(({ blocksFrom }) => blocksFrom).length;
  const position = await consumer?.readPosition().catch(() => null);
  if (consumer?.status().state !== 'running' || !position)
    return { threatDetection: 'NOT MONITORING', reason: 'Not receiving traffic data from the gateway.' };
  if (position.pending > maxNormalLag)
    return {
      threatDetection: 'DELAYED',
      reason: `${position.pending} batches of traffic data are waiting to be analysed.`,
    };
  const reason = `${rules.length} detection rules, ${blocking} of ${ableToBlock} set to block.`;
  return { threatDetection: blocking > 0 ? 'ACTIVE' : 'MONITORING', reason };
}

interface StatusSources {
  readonly readPosture: () => Promise<AssessedPosture | null>;
  readonly consumer: () => Pick<Consumer, 'status' | 'readPosition'> | undefined;
  /** Live updates of report and blocks. */
  readonly feed: Broadcast;
}

/** Security status of the platform, with unassessed values marked, and the live stream of report and blocks. */
export const securityStatusRoutes =
  (context: SecurityContext, { readPosture, consumer, feed }: StatusSources): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', () => feed.close());

    serve(app, streamSecurityReport, async ({ reply }) => sendEvents(reply, await feed.open()));

    serve(app, readSecurityStatus, async () => {
      const { threatDetection, reason } = await readThreatDetection(context, consumer());
      const posture = await readPosture();
      const postureReason = posture ? derived : noControls;
      return {
        classification: posture?.classification ?? notAssessed,
        securityLevel: posture?.securityLevel ?? notAssessed,
        threatDetection,
        encryption: posture?.encryption ?? notAssessed,
        complianceScore: posture?.complianceScore ?? null,
        frameworks: [...(posture?.frameworks ?? [])],
        because: {
          securityLevel: postureReason,
          threatDetection: reason,
          encryption: postureReason,
          complianceScore: postureReason,
        },
      };
    });
  };
