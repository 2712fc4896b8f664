/** The words of the palette and of the list of shortcuts. */
export const paletteCopy = {
  title: 'Jump to',
  field: 'Page, command, contact, question or article',
  /** For whoever is not shown articles. */
  fieldOfResponders: 'Page, command, contact or question',
  close: 'Close',
  list: 'What there is',
  groups: {
    here: 'Here',
    recent: 'Recent',
    pages: 'Pages',
    commands: 'Commands',
  },
  person: {
    here: 'The contact at hand',
    ofBrowser: 'Whoever used the browser with this id',
    ofAccount: 'Whoever has the account with this id',
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
  searching: 'Searching…',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  count: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  notSearched: (what: string) => `${what} could not be searched`,
  again: 'Try again',
  hint: { walk: 'to choose', open: 'to open', close: 'to close' },
} as const;

export const shortcutsCopy = {
  title: 'Keyboard shortcuts',
  description: 'They wait while you type, and while a dialog is open.',
  groups: {
    everywhere: 'Everywhere',
    go: 'Go to an area',
    lists: 'In lists',
    person: 'On the page of a person',
    answer: 'In an answer',
  },
  jump: 'Jump to a page, a command or a person',
  help: 'This list',
  between: 'then',
  next: 'The next entry',
  previous: 'The one before',
  open: 'Open the entry',
  walk: 'Next and previous from an entry',
  ends: 'First and last from an entry',
  choose: 'Select the contact',
  chooseMore: 'Select it and the next',
  earlier: 'The moment of the entry before',
  later: 'The moment of the entry after',
  send: 'Send the answer',
  single: 'Shortcuts of single keys',
  singleHint: 'Switch them off if you dictate, or press keys without meaning to. Ctrl or Cmd with K stays.',
  done: 'Done',
} as const;
