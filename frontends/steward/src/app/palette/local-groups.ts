import type { Role } from '../../shared/session/roles.ts';
import type { Entry, EntryGroup } from './entry.ts';
import { commandsOf } from './known-commands.ts';
import { pagesOf } from './known-pages.ts';
import { paletteWords } from './palette-copy.ts';
import { ranked } from './rank.ts';

const { groups: words } = paletteWords;

/** Pages and commands of a role: what fits the words typed; all of them while none are, with the last choices before the rest. */
export function knownGroups(role: Role, typed: string, recent: readonly string[]): readonly EntryGroup[] {
  const pages = pagesOf(role);
  const commands = commandsOf(role);
  if (typed !== '')
    return [
      { name: words.pages, entries: ranked(typed, pages, recent) },
      { name: words.commands, entries: ranked(typed, commands, recent) },
    ];
  const known = [...pages, ...commands];
  const last = recent.flatMap((id) => known.find((entry) => entry.id === id) ?? []);
  const rest = (entries: readonly Entry[]) => entries.filter((entry) => !last.includes(entry));
  return [
    { name: words.recent, entries: last },
    { name: words.pages, entries: rest(pages) },
    { name: words.commands, entries: rest(commands) },
  ];
}
