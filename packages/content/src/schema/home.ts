import { z } from 'zod';
import { Claim, ClaimedFigures } from './claim.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';
import { RoutePath } from './route-path.ts';

const sectionNames = ['Question', 'Control', 'Authority', 'Jurisdiction', 'Protection', 'Journey'] as const;

/** The organisation's own account. It names no real person. */
export const Story = z.strictObject({
  title: z.string().min(1),
  /** The kind of person in the story; never a name. */
  person: z.string().min(1),
  situation: Claim,
  outcome: Claim,
  timeframe: z.string().min(1),
});
export type Story = z.infer<typeof Story>;

export const HomeSection = z.strictObject({
  /** Anchor, and the label of its dot in the side navigation. */
  id: z.string().regex(/^[a-z]+$/),
  name: z.enum(sectionNames),
  title: z.string().min(1),
  claims: z.array(Claim).min(1),
  figures: ClaimedFigures.optional(),
  stories: z.array(Story).length(3).optional(),
  actions: z.array(Action),
});
export type HomeSection = z.infer<typeof HomeSection>;

export const JourneyStep = z.strictObject({
  title: z.string().min(1),
  text: z.string().min(1),
  path: RoutePath,
});
export type JourneyStep = z.infer<typeof JourneyStep>;

/** The landing story: six sections in order, the last of which lists four steps. */
export const Home = z.strictObject({
  meta: PageMeta,
  /** Accessible name of the side navigation. */
  chapters: z.string().min(1),
  sections: z
    .array(HomeSection)
    .length(sectionNames.length)
    .refine(
      (sections) => sections.every(({ name }, index) => name === sectionNames[index]),
      'sections are out of order',
    ),
  steps: z.array(JourneyStep).length(4),
});
export type Home = z.infer<typeof Home>;
