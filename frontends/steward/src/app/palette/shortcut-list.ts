import type { Role } from '../../shared/session/roles.tsx';
import { barWords } from './palette-button-copy.ts';
import { pagesOf } from './local-groups.ts';
import { shortcutsWords as words } from './palette-copy.ts';
import { onApple } from './use-palette-key.ts';

export interface Shortcut {
  readonly label: string;
  readonly keys: readonly string[];
  /** One after the other. */
  readonly inTurn?: boolean;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const { groups } = words;

/** In the list of contacts, by those who may do something with them. */
const chosen: readonly Shortcut[] = [
  { label: words.choose, keys: ['x'] },
  { label: words.chooseMore, keys: ['Shift', '↓'] },
];

/** The keys that a role has something to do with. */
export function shortcutsOf(role: Role): readonly ShortcutGroup[] {
  const command = barWords.keys[onApple() ? 'apple' : 'other'].split(' ');
  const areas = pagesOf(role).flatMap(({ label, keys }) => (keys ? { label, keys, inTurn: true } : []));
  return [
    {
      title: groups.everywhere,
      shortcuts: [
        { label: words.jump, keys: command },
        { label: words.help, keys: ['?'] },
      ],
    },
    { title: groups.go, shortcuts: areas },
    {
      title: groups.lists,
      shortcuts: [
        { label: words.next, keys: ['j'] },
        { label: words.previous, keys: ['k'] },
        { label: words.open, keys: ['Enter'] },
        { label: words.walk, keys: ['↓', '↑'] },
        { label: words.ends, keys: ['Home', 'End'] },
        ...(role === 'auditor' ? [] : chosen),
      ],
    },
    {
      title: groups.person,
      shortcuts: [
        { label: words.earlier, keys: ['p'] },
        { label: words.later, keys: ['n'] },
      ],
    },
    { title: groups.answer, shortcuts: [{ label: words.send, keys: [command[0] ?? '', 'Enter'] }] },
  ];
}
