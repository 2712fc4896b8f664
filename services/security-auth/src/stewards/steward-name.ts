import { fullName } from '../full-name.ts';
import type { StewardAccounts } from './steward-accounts.ts';

/** Names a steward, for whoever reads what they did. */
export type NameOf = (stewardId: string) => Promise<string>;

export const stewardNameWith =
  (accounts: Pick<StewardAccounts, 'stewardById'>): NameOf =>
  async (stewardId) => {
    const account = await accounts.stewardById(stewardId);
    return account ? fullName(account) : 'A former steward';
  };
