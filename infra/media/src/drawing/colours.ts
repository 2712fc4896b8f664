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
