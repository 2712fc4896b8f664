import { z } from 'zod';
import { attributed } from './claim.ts';

const text = z.string().min(1);

/** A scene of a film, in seconds: on-screen text, and the caption with its attribution. */
export const FilmScene = z.strictObject({
  from: z.number().min(0),
  to: z.number().positive(),
  words: text,
  caption: attributed,
});
export type FilmScene = z.infer<typeof FilmScene>;

/** A film without narration: pictures, on-screen text and captions. */
export const Film = z.strictObject({
  title: text,
  /** Text alternative: what the film shows and sounds like. */
  description: text,
  /** Shown in the picture during the whole film. */
  credit: attributed,
  scenes: z
    .array(FilmScene)
    .min(1)
    .refine(
      (scenes) => scenes.every(({ from, to }, index) => from < to && from === (scenes[index - 1]?.to ?? 0)),
      'each scene starts where the one before ends',
    ),
});
export type Film = z.infer<typeof Film>;
