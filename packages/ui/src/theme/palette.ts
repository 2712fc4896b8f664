/** Use of each colour. `on…` is the text colour on it; `…Soft` is a tint with text of its own. */
export interface Palette {
  /** Page background. */
  readonly canvas: string;
  /** Cards, fields, dialogs. */
  readonly surface: string;
  /** Sunken areas, table heads, skeletons. */
  readonly sunken: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** Decorative lines only. */
  readonly line: string;
  /** Edges that identify a control: 3:1 on canvas and surface. */
  readonly lineStrong: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  readonly onAccentSoft: string;
  readonly gold: string;
  /** Ornaments, never text. */
  readonly goldLine: string;
  readonly destructive: string;
  readonly destructiveHover: string;
  readonly onDestructive: string;
  readonly destructiveSoft: string;
  readonly onDestructiveSoft: string;
  readonly success: string;
  readonly successSoft: string;
  readonly onSuccessSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly onWarningSoft: string;
  readonly focus: string;
  /** Behind dialogs. */
  readonly scrim: string;
  readonly shadow: string;
}

/** Ink on warm parchment. */
export const light: Palette = {
  canvas: '#faf6ed',
  surface: '#fffdf8',
  sunken: '#f2ebdc',
  ink: '#15211f',
  inkMuted: '#4c5a56',
  line: '#e2d8c5',
  lineStrong: '#857a66',
  accent: '#0f4f49',
  accentHover: '#0a3b37',
  onAccent: '#fffdf8',
  accentSoft: '#dcebe4',
  onAccentSoft: '#0c433d',
  gold: '#805a0f',
  goldLine: '#c59a45',
  destructive: '#9c2f22',
  destructiveHover: '#7d2218',
  onDestructive: '#fffdf8',
  destructiveSoft: '#f8e2dc',
  onDestructiveSoft: '#7d2218',
  success: '#21683f',
  successSoft: '#dff0e2',
  onSuccessSoft: '#1a5432',
  warning: '#855400',
  warningSoft: '#fbebc8',
  onWarningSoft: '#674200',
  focus: '#0b6fa8',
  scrim: 'rgb(11 30 28 / 0.55)',
  shadow: '38 30 14',
};

/** Parchment on deep teal ink. Also of a `deep` section in the light scheme. */
export const dark: Palette = {
  canvas: '#0b1f1d',
  surface: '#122a27',
  sunken: '#081715',
  ink: '#f3ecdd',
  inkMuted: '#b0beb6',
  line: '#25413c',
  lineStrong: '#76908a',
  accent: '#8ed1bf',
  accentHover: '#b0e2d4',
  onAccent: '#06231f',
  accentSoft: '#1a403a',
  onAccentSoft: '#b5e4d6',
  gold: '#e3bf77',
  goldLine: '#b08a3e',
  destructive: '#f2a497',
  destructiveHover: '#f8c3ba',
  onDestructive: '#3a0d07',
  destructiveSoft: '#4a1e18',
  onDestructiveSoft: '#f9cfc7',
  success: '#8fd3a5',
  successSoft: '#173f29',
  onSuccessSoft: '#bfe8cb',
  warning: '#ecc57c',
  warningSoft: '#46340f',
  onWarningSoft: '#f7dfae',
  focus: '#7cc7f2',
  scrim: 'rgb(2 9 8 / 0.7)',
  shadow: '0 0 0',
};
