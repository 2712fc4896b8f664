/** What the bar says before anything of the palette is loaded. */
export const barWords = {
  open: 'Jump to…',
  keys: { apple: '⌘ K', other: 'Ctrl K' },
  notLoaded: { title: 'This did not load', description: 'There was no answer. Please try again.' },
} as const;
