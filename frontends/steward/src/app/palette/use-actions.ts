import { contactsCsv, contactsXlsx, exportConsents } from '@aera/contracts';
import { download } from '../../shared/links/download.ts';
import { useEnsureStepUp } from '../../shared/session/ensure-step-up.ts';
import type { Act } from './entry.ts';

export type ActWays = Readonly<Record<'log-out' | 'shortcuts' | 'retry', () => void>>;

/** Does what is no way to a page. A file with personal data is asked for once presence is proved, as its button does. */
export function useActs(ways: ActWays): (act: Act) => void {
  const ensureStepUp = useEnsureStepUp();
  const take = async (path: string) => {
    if (await ensureStepUp()) download(path);
  };
  const all: Readonly<Record<Act, () => void>> = {
    ...ways,
    'export-contacts': () => void take(`${contactsCsv.path}?snoozed=show`),
    'export-workbook': () => void take(`${contactsXlsx.path}?snoozed=show`),
    'export-consents': () => void take(exportConsents.path),
  };
  return (act) => all[act]();
}
