import { fullName } from '../full-name.ts';
import type { StewardAccounts } from './steward-accounts.ts';

/** Returns the name of a steward, for the history of their actions. */
export type StewardNameLookup = (stewardId: string) => Promise<string>;

export const createStewardNameLookup =
  (accounts: Pick<StewardAccounts, 'stewardById'>): StewardNameLookup =>
  async (stewardId) => {
    const account = await accounts.stewardById(stewardId);
    return account ? fullName(account) : 'A former steward';
  };
