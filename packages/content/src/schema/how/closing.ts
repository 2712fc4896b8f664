import { z } from 'zod';
import { Claim } from '../claim.ts';
import { Action } from '../link.ts';

const labelled = <Label extends string>(label: Label) => Action.extend({ label: z.literal(label) });

export const HowClosing = z.strictObject({
  title: z.string().min(1),
  text: Claim,
  actions: z.tuple([labelled('Begin Your Journey'), labelled('Us vs Them')]),
});
export type HowClosing = z.infer<typeof HowClosing>;
