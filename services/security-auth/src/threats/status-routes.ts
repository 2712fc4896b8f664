import { securityStatus, streamSecurityReport } from '@aera/contracts';
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
/** Maximum number of pending gateway messages in normal operation. */
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
  const capable = rules.filter(({ blocksFrom }) => blocksFrom).length;
  const position = await consumer?.readPosition().catch(() => null);
  if (consumer?.status().state !== 'running' || !position)
    return { threatDetection: 'NOT MONITORING', because: 'Not receiving traffic data from the gateway.' };
  if (position.pending > maxNormalLag)
    return {
      threatDetection: 'DELAYED',
      because: `${position.pending} batches of traffic data are waiting to be analysed.`,
    };
  const because = `${rules.length} detection rules, ${blocking} of ${capable} set to block.`;
  return { threatDetection: blocking > 0 ? 'ACTIVE' : 'MONITORING', because };
}

interface StatusSources {
  readonly readPosture: () => Promise<AssessedPosture | null>;
  readonly consumer: () => Pick<Consumer, 'status' | 'readPosition'> | undefined;
  /** Live updates of report and blocks. */
  readonly feed: Broadcast;
}

/** Security status of the platform. Values without an assessment are reported as such. */
export const statusRoutes =
  (context: SecurityContext, { readPosture, consumer, feed }: StatusSources): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preClose', () => feed.close());

    serve(app, streamSecurityReport, async ({ reply }) =>
      sendEvents(reply, await feed.open(), 'Too many live views are open. Close some and try again.'),
    );

    serve(app, securityStatus, async () => {
      const { threatDetection, because } = await readThreatDetection(context, consumer());
      const posture = await readPosture();
      const reason = posture ? derived : noControls;
      return {
        classification: posture?.classification ?? notAssessed,
        securityLevel: posture?.securityLevel ?? notAssessed,
        threatDetection,
        encryption: posture?.encryption ?? notAssessed,
        complianceScore: posture?.complianceScore ?? null,
        frameworks: [...(posture?.frameworks ?? [])],
        because: {
          securityLevel: reason,
          threatDetection: because,
          encryption: reason,
          complianceScore: reason,
        },
      };
    });
  };
