import { z } from 'zod';
import { defineMessage } from '../message.ts';
import type { ServiceName } from '../route.ts';

/** Components that move events through a service: projections, the relay to the bus, and consumers of other services' messages. */
export const pipelineComponents = ['projection', 'relay', 'consumer'] as const;
export type PipelineComponent = (typeof pipelineComponents)[number];

/**
 * `failing`: its last attempts at the same position failed; `no-progress`: it has pending work and does not advance; `dead-letters`: it
 * dead-lettered messages, which wait for a steward.
 */
export const stallReasons = ['failing', 'no-progress', 'dead-letters'] as const;

/** A pipeline component of a service has pending work and makes no progress. Published once per stall. */
export const componentStalled = (context: ServiceName) =>
  defineMessage(
    `${context}.component.stalled.v1`,
    z.object({
      stallId: z.string(),
      part: z.enum(pipelineComponents),
      name: z.string(),
      reason: z.enum(stallReasons),
      /** Number of pending events or messages. */
      behind: z.int(),
      stalledAt: z.iso.datetime(),
    }),
  );

/** A stalled component makes progress again. */
export const componentRecovered = (context: ServiceName) =>
  defineMessage(
    `${context}.component.recovered.v1`,
    z.object({
      stallId: z.string(),
      part: z.enum(pipelineComponents),
      name: z.string(),
      recoveredAt: z.iso.datetime(),
    }),
  );
