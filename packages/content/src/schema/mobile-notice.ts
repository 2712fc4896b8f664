import { z } from 'zod';

export const MobileNotice = z.strictObject({
  title: z.literal('Mobile View in Progress'),
  text: z.string().regex(/once per session/),
  dismiss: z.literal('Continue Anyway'),
});
export type MobileNotice = z.infer<typeof MobileNotice>;
