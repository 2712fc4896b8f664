import { fullName } from '../full-name.ts';
import type { StewardAccounts } from './steward-accounts.ts';

/** Names a steward, for whoever reads what they did. */
export type StewardNameLookup = (stewardId: string) => Promise<string>;

export const createStewardNameLookup =
  (accounts: Pick<StewardAccounts, 'stewardById'>): StewardNameLookup =>
  async (stewardId) => {
    const account = await accounts.stewardById(stewardId);
    return account ? fullName(account) : 'A former steward';
  };
