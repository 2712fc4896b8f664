import type { Tone } from './mix.ts';

const a = 220;

/** The pitch a number of semitones above (or below) the A under middle C. */
export const pitch = (semitones: number): number => a * 2 ** (semitones / 12);

/** A soft chord: each note with a quiet octave above it and a twin slightly beside it, so that it breathes. */
export const chord = (notes: readonly number[], from: number, to: number, loudness: number): Tone[] =>
  notes.flatMap((note) => [
    { pitch: pitch(note), from, to, loudness, rise: 1.4, fall: 2 },
    { pitch: pitch(note) + 0.35, from, to, loudness: loudness * 0.7, rise: 1.8, fall: 2 },
    { pitch: pitch(note + 12), from, to, loudness: loudness * 0.22, rise: 2, fall: 1.6 },
  ]);

/** A small bell: quick to come, slow to go. */
export const bell = (note: number, from: number, loudness: number): Tone[] => [
  { pitch: pitch(note), from, to: from + 2.6, loudness, rise: 0.03, fall: 2.5 },
  { pitch: pitch(note) * 2.01, from, to: from + 1.3, loudness: loudness * 0.25, rise: 0.02, fall: 1.2 },
];
