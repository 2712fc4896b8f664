import { z } from 'zod';
import { brand } from '../brand.ts';

const status = z.literal('unverified claim');
const names = new RegExp(String.raw`\b(?:${brand.name}|organisation)\b`, 'i');
export const attributed = z.string().regex(names, `must name ${brand.name} as its source`);

/** A statement that the organisation asserts. It is unverified, and its text names the source. */
export const Claim = z.strictObject({ text: attributed, status });
export type Claim = z.infer<typeof Claim>;

/** Several assertions under one attributed introduction. */
export const ClaimList = z.strictObject({
  intro: attributed,
  items: z.array(z.string().min(1)).min(1),
  status,
});
export type ClaimList = z.infer<typeof ClaimList>;

/** A marketing figure, shown with the attribution of its group. */
export const ClaimedFigures = z.strictObject({
  intro: attributed,
  figures: z.array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) })).min(1),
  status,
});
export type ClaimedFigures = z.infer<typeof ClaimedFigures>;
