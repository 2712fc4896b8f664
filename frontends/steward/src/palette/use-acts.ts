import { contactAddresses } from '../contacts/contact-addresses.ts';
import { reviewAddresses } from '../jurisdiction/review-addresses.ts';
import { download } from '../page/download.ts';
import { useEnsurePresence } from '../presence/presence-guard.tsx';
import type { Act } from './entry.ts';

export type ActWays = Readonly<Record<'log-out' | 'shortcuts' | 'retry', () => void>>;

/** Does what is no way to a page. A file with personal data is asked for once presence is proved, as its button does. */
export function useActs(ways: ActWays): (act: Act) => void {
  const ensurePresence = useEnsurePresence();
  const take = async (path: string) => {
    if (await ensurePresence()) download(path);
  };
  const all: Readonly<Record<Act, () => void>> = {
    ...ways,
    'export-contacts': () => void take(`${contactAddresses.contactsCsv.path}?snoozed=show`),
    'export-workbook': () => void take(`${contactAddresses.contactsXlsx.path}?snoozed=show`),
    'export-consents': () => void take(reviewAddresses.exportConsents.path),
  };
  return (act) => all[act]();
}
