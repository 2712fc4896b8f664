import { securityStatus } from '@aera/contracts';
import type { Consumer } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { readModes } from './respond-to-threat.ts';
import { modeFor } from './rule-modes.ts';
import { rules } from './rules.ts';

/** Posture derived from the compliance controls. */
export interface AssessedPosture {
  readonly classification: string;
  readonly securityLevel: string;
  readonly encryption: string;
  readonly complianceScore: number;
  readonly frameworks: readonly string[];
}

interface Deps {
  readonly store: Pick<EventStore, 'stream'>;
  readonly posture: () => Promise<AssessedPosture | null>;
  readonly consumer: () => Pick<Consumer, 'status' | 'lag'> | undefined;
}

const notAssessed = 'NOT ASSESSED';
const noControls = 'No controls checked yet.';
const derived = 'Calculated from the compliance controls.';
/** Maximum number of pending gateway messages in normal operation. */
const maxNormalLag = 100;

/** Returns whether the rules receive gateway traffic and how many of them block. */
async function threatDetection({ store, consumer }: Pick<Deps, 'store' | 'consumer'>) {
  const modes = await readModes(store);
  const blocking = rules.filter(({ name, blocksFrom }) => blocksFrom && modeFor(modes, name) === 'on').length;
  const able = rules.filter(({ blocksFrom }) => blocksFrom).length;
  const running = consumer();
  const lag = await running?.lag().catch(() => null);
  if (running?.status().state !== 'running' || !lag)
    return { threatDetection: 'NOT MONITORING', because: 'Not receiving traffic data from the gateway.' };
  if (lag.pending > maxNormalLag)
    return {
      threatDetection: 'DELAYED',
      because: `${lag.pending} batches of traffic data are waiting to be analysed.`,
    };
  const because = `${rules.length} detection rules, ${blocking} of ${able} set to block.`;
  return { threatDetection: blocking > 0 ? 'ACTIVE' : 'MONITORING', because };
}

/** Security status of the platform. Values without an assessment are reported as such. */
export const statusRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, securityStatus, async () => {
      const { threatDetection: detection, because } = await threatDetection(deps);
      const posture = await deps.posture();
      const why = posture ? derived : noControls;
      return {
        classification: posture?.classification ?? notAssessed,
        securityLevel: posture?.securityLevel ?? notAssessed,
        threatDetection: detection,
        encryption: posture?.encryption ?? notAssessed,
        complianceScore: posture?.complianceScore ?? null,
        frameworks: [...(posture?.frameworks ?? [])],
        because: { securityLevel: why, threatDetection: because, encryption: why, complianceScore: why },
      };
    });
  };
