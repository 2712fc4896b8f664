import { dark, light } from '@aera/ui/palette';

/** Colours of the pictures, from the dark scheme of the site. */
export const colours = {
  night: dark.canvas,
  deep: dark.sunken,
  raised: dark.surface,
  teal: dark.accentSoft,
  mint: dark.accent,
  gold: dark.gold,
  line: dark.goldLine,
  muted: dark.inkMuted,
  parchment: light.canvas,
  paper: light.sunken,
  ink: light.accentHover,
} as const;

/** A drawing and its default size. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

interface Scene {
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
  /** Gradients, clips and shapes that the body refers to. */
  readonly defs?: string;
  readonly body: string;
}

/** Position of the light in a scene, as shares of its width and height. */
type Light = readonly [x: number, y: number];

/** Creates a scene on deep teal, lit from one point. */
export function createPicture(
  { name, width = 1200, height = 800, defs = '', body }: Scene,
  light: Light = [0.85, 0],
): Picture {
  const [x, y] = light;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">` +
    `<defs><radialGradient id="light" cx="${x}" cy="${y}" r=".95"><stop stop-color="${colours.teal}"/>` +
    `<stop offset=".75" stop-color="${colours.night}"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient>${defs}</defs>` +
    `<path fill="url(#light)" d="M0 0h${width}v${height}H0z"/>${body}</svg>\n`;
  return { name, width, height, svg };
}

/** Returns a gradient of a soft light, to be used as `url(#id)`. */
export const createGlow = (id: string, colour: string, strength: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
  `<stop offset=".4" stop-color="${colour}" stop-opacity="${(strength * 0.35).toFixed(3)}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
