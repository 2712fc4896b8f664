import { dark, light } from '@aera/ui/palette';

/** The night of the pictures: the dark scheme of the site, with its parchment and gold. */
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

/** A finished drawing, with the size it is shown at unless the page says otherwise. */
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

/** Where the light of a scene stands, as shares of its width and height. */
type Light = readonly [x: number, y: number];

/** A scene on the deep teal of the site, lit from one place. */
export function picture(
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

/** A soft light that fades to nothing, to be filled with `url(#id)`. */
export const glow = (id: string, colour: string, strength: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
  `<stop offset=".4" stop-color="${colour}" stop-opacity="${(strength * 0.35).toFixed(3)}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
