import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { stewardMailTopics } from './steward-mails.routes.ts';

export const StewardMails = z.object({
  /** Topics to receive e-mails about; none by default. */
  topics: z
    .array(z.enum(stewardMailTopics))
    .refine((topics) => new Set(topics).size === topics.length, 'must not repeat a topic'),
  /** No e-mails for now; the topics are kept. */
  muted: z.boolean(),
});
export type StewardMails = z.infer<typeof StewardMails>;

export const stewardMailsSchemas = {
  readStewardMails: {
    summary: 'View own email notifications',
    response: StewardMails,
  },
  chooseStewardMails: {
    summary: 'Choose or mute own email notifications',
    body: StewardMails,
    response: StewardMails,
  },
} satisfies Record<string, RouteSchemas>;
