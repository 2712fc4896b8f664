import type { Role } from '../../shared/session/roles.tsx';
import { type FeatureCommand, type Home, everyone } from '../../shared/feature.ts';
import { paths, portalTabPath } from '../../shared/paths.ts';
import { features, mayOpen, portal, listTabs } from '../registry.ts';
import { type Entry, type EntryGroup, rankEntries } from './rank.ts';
import { paletteCopy } from './palette-copy.ts';
import { brandKey } from '@aera/content';
import { safeSessionStorage } from '@aera/frontend-kit';

const { groups: copy, commands: labels, aliases } = paletteCopy;

const homeEntry = ({ path, label, detail, aliases, shortcutKey }: Home): Entry => ({
  id: path,
  label,
  action: { to: path },
  ...(detail && { detail }),
  ...(aliases && { aliases }),
  ...(shortcutKey && { keys: ['g', shortcutKey] }),
});

const pages: readonly Entry[] = [
  homeEntry(portal),
  ...features.flatMap(({ home, pages }) => [
    ...(home ? [homeEntry(home)] : []),
    ...pages.flatMap(({ path, label, aliases }): readonly Entry[] =>
      label
        ? [
            {
              id: path,
              label,
              action: { to: path },
              ...(home && { detail: home.label }),
              ...(aliases && { aliases }),
            },
          ]
        : [],
    ),
  ]),
];

/** Pages and portal tabs of a role. */
export const listPages = (role: Role): readonly Entry[] => [
  ...pages.filter(({ id }) => mayOpen(role, id)),
  ...listTabs(role).map(({ name, label }) => ({
    id: portalTabPath(name),
    label,
    detail: portal.label,
    action: { to: portalTabPath(name) },
  })),
];

const isDownload = ({ action }: FeatureCommand) => 'download' in action;
const featureCommands = features.flatMap(({ commands = [] }) => commands);

const commands: readonly (Entry & Pick<FeatureCommand, 'roles'>)[] = [
  ...featureCommands.filter((command) => !isDownload(command)),
  ...featureCommands.filter(isDownload),
  {
    id: paths.account,
    label: labels.account,
    aliases: aliases.account,
    action: { to: paths.account },
    roles: everyone,
  },
  {
    id: 'shortcuts',
    label: labels.shortcuts,
    aliases: aliases.shortcuts,
    keys: ['?'],
    action: { act: 'shortcuts' },
    roles: everyone,
  },
  {
    id: 'log-out',
    label: labels.logOut,
    aliases: aliases.logOut,
    action: { act: 'log-out' },
    roles: everyone,
  },
];

export const listCommands = (role: Role): readonly Entry[] =>
  commands.filter(({ roles }) => roles.includes(role));

/** Pages and commands of a role that match the text; without text all of them, recent ones first. */
export function listLocalGroups(role: Role, typed: string, recent: readonly string[]): readonly EntryGroup[] {
  const pages = listPages(role);
  const commands = listCommands(role);
  if (typed !== '')
    return [
      { name: copy.pages, entries: rankEntries(typed, pages, recent) },
      { name: copy.commands, entries: rankEntries(typed, commands, recent) },
    ];
  const allEntries = [...pages, ...commands];
  const recentEntries = recent.flatMap((id) => allEntries.find((entry) => entry.id === id) ?? []);
  const omitRecent = (entries: readonly Entry[]) => entries.filter((entry) => !recentEntries.includes(entry));
  return [
    { name: copy.recent, entries: recentEntries },
    { name: copy.pages, entries: omitRecent(pages) },
    { name: copy.commands, entries: omitRecent(commands) },
  ];
}

/** sessionStorage: recent pages and commands; never personal data. */
const key = brandKey('palette-recent');
const maxChoices = 5;

/** Newest first. */
export const readRecentIds = (): readonly string[] =>
  (safeSessionStorage.get(key) ?? '').split('\n').filter(Boolean);

/** Stored until the tab closes. */
export function rememberChoice(id: string): void {
  const otherIds = readRecentIds().filter((other) => other !== id);
  safeSessionStorage.set(key, [id, ...otherIds].slice(0, maxChoices).join('\n'));
}
