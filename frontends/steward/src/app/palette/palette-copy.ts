/** The words of the palette and of the list of shortcuts. */
export const paletteCopy = {
  title: 'Search or jump to',
  field: 'Search pages, commands, contacts, questions and articles',
  /** For roles without articles. */
  fieldOfResponders: 'Search pages, commands, contacts and questions',
  close: 'Close',
  list: 'Results',
  groups: {
    here: 'On this page',
    recent: 'Recent',
    pages: 'Pages',
    commands: 'Commands',
  },
  person: {
    here: 'Current contact',
    ofBrowser: 'Profile for this browser ID',
    ofAccount: 'Profile for this account ID',
  },
  commands: {
    shortcuts: 'Keyboard shortcuts',
    account: 'Your account',
    logOut: 'Log out',
  },
  /** Other words by which people look for it. */
  also: {
    shortcuts: 'keys help hotkeys',
    account: 'password two-factor settings profile',
    logOut: 'logout sign out leave exit',
  },
  searching: 'Searching...',
  nothing: (text: string) => `No results for “${text}”`,
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  notSearched: (what: string) => `${what} could not be searched`,
  again: 'Try again',
  hint: { walk: 'to navigate', open: 'to open', close: 'to close' },
} as const;

export const shortcutsCopy = {
  title: 'Keyboard shortcuts',
  description: 'Paused while you type or a dialog is open.',
  groups: {
    everywhere: 'Everywhere',
    go: 'Go to an area',
    lists: 'In lists',
    person: 'On a profile',
    answer: 'While answering',
  },
  jump: 'Search or jump to',
  help: 'Show keyboard shortcuts',
  between: 'then',
  next: 'Next item',
  previous: 'Previous item',
  open: 'Open item',
  walk: 'Next or previous item from a focused item',
  ends: 'First or last item from a focused item',
  choose: 'Select contact',
  chooseMore: 'Extend selection',
  earlier: 'Previous point in time',
  later: 'Next point in time',
  send: 'Send answer',
  single: 'Single-key shortcuts',
  singleHint: 'Turn off if you use dictation or press keys by accident. Ctrl+K or ⌘K still works.',
  done: 'Done',
} as const;
