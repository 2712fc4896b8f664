import { sampleRate } from './wave.ts';

export interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from the start of the film. */
  readonly from: number;
  readonly to: number;
  readonly loudness: number;
  /** Seconds until the tone is there, and until it is gone. */
  readonly rise: number;
  readonly fall: number;
}

/** How loud a tone is at a moment: in and out like a breath. */
function swell({ from, to, rise, fall, loudness }: Tone, at: number): number {
  const inward = Math.min(Math.max((at - from) / rise, 0), 1);
  const outward = Math.min(Math.max((to - at) / fall, 0), 1);
  return loudness * (1 - Math.cos(inward * Math.PI)) * (1 - Math.cos(outward * Math.PI)) * 0.25;
}

/**
 * Plain sine tones laid over one another. What sounds past the end comes in again at the start, so that a film that loops has
 * no seam.
 */
export function mix(seconds: number, tones: readonly Tone[]): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const tone of tones) {
    const first = Math.round(tone.from * sampleRate);
    const last = Math.round(tone.to * sampleRate);
    for (let place = first; place < last; place += 1) {
      const at = place / sampleRate;
      const into = ((place % samples.length) + samples.length) % samples.length;
      const phase = (at - tone.from) * tone.pitch * 2 * Math.PI;
      samples[into] = (samples[into] ?? 0) + Math.sin(phase) * swell(tone, at);
    }
  }
  return samples;
}
