import { z } from 'zod';
import { defineMessage } from '../message.ts';
import type { ServiceName } from '../route.ts';

/** What moves facts through a service: its projections, the relay to the bus, and the consumers of other contexts' messages. */
export const pipelineComponents = ['projection', 'relay', 'consumer'] as const;
export type PipelineComponent = (typeof pipelineComponents)[number];

/**
 * `failing`: it has failed its last try at the same place; `no-progress`: it has work and does not move; `dead-letters`: it gave
 * messages up, and they wait for a steward.
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
      /** Events or messages that wait. */
      behind: z.int(),
      stalledAt: z.iso.datetime(),
    }),
  );

/** What stood still moves again. */
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
