import { articlesWords } from '../../features/knowledge/articles/articles-copy.ts';
import { newArticlePath, paths, portalTab } from '../../shared/paths.ts';
import type { Role } from '../../shared/session/roles.ts';
import type { Entry } from './entry.ts';
import { paletteWords } from './palette-copy.ts';

const { commands: words, also } = paletteWords;

const ofStewards: readonly Entry[] = [
  { id: newArticlePath, label: articlesWords.begin, also: also.newArticle, does: { to: newArticlePath } },
  { id: 'invite', label: words.invite, also: also.invite, does: { to: portalTab('onboarding') } },
];
const exportContacts: Entry = {
  id: 'export-contacts',
  label: words.exportContacts,
  also: also.export,
  does: { act: 'export-contacts' },
};
const exportWorkbook: Entry = {
  id: 'export-workbook',
  label: words.exportWorkbook,
  also: also.export,
  does: { act: 'export-workbook' },
};
const exportConsents: Entry = {
  id: 'export-consents',
  label: words.exportConsents,
  also: also.export,
  does: { act: 'export-consents' },
};
const ofAll: readonly Entry[] = [
  { id: paths.account, label: words.account, also: also.account, does: { to: paths.account } },
  {
    id: 'shortcuts',
    label: words.shortcuts,
    also: also.shortcuts,
    keys: ['?'],
    does: { act: 'shortcuts' },
  },
  { id: 'log-out', label: words.logOut, also: also.logOut, does: { act: 'log-out' } },
];

/** What each role may do from here; what takes personal data away follows the roles of its route. */
const byRole: Readonly<Record<Role, readonly Entry[]>> = {
  steward: [...ofStewards, exportContacts, exportWorkbook, exportConsents, ...ofAll],
  responder: [exportContacts, exportWorkbook, ...ofAll],
  auditor: [exportConsents, ...ofAll],
};

/** The commands that a role has. */
export const commandsOf = (role: Role): readonly Entry[] => byRole[role];
