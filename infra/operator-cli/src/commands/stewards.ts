import { listStewards, resetStewardSecondFactor } from '@aera/contracts';
import { requireArgument } from '../arguments.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';

export const stewards: Command = {
  name: 'stewards',
  usage: '',
  summary: 'List the stewards with their roles and whether they have a second factor',
  examples: ['stewards'],
  maxArgs: 0,
  async run(_, { call, print }) {
    const { people } = await call(listStewards);
    const rows = people.map(({ username, role, status, checklist, lastSignInAt }) => [
      username,
      role,
      status,
      checklist.hasSecondFactor ? 'yes' : 'no',
      lastSignInAt ?? 'never',
    ]);
    formatTable(['USERNAME', 'ROLE', 'STATUS', 'SECOND FACTOR', 'LAST SIGN-IN'], rows).forEach(print);
  },
};

/** User names are compared as in a sign-in. */
const normalizeName = (username: string): string => username.normalize('NFKC').toLowerCase();

export const resetSecondFactor: Command = {
  name: 'reset-second-factor',
  usage: 'USERNAME',
  summary: 'Remove authenticator, recovery codes and passkeys of a steward who has lost them',
  examples: ['reset-second-factor grace'],
  maxArgs: 1,
  async run(input, { call, print }) {
    const username = requireArgument(input, 0, 'the username of a steward; `stewards` lists them');
    const { people } = await call(listStewards);
    const steward = people.find((one) => normalizeName(one.username) === normalizeName(username));
    if (!steward) throw new Error(`There is no steward ${username}. \`stewards\` lists them.`);
    const { hadAuthenticator, passkeys } = await call(resetStewardSecondFactor, {
      params: { stewardId: steward.id },
    });
    print(
      `✓ ${steward.username} was signed out. Removed: ${hadAuthenticator ? 'the authenticator' : 'no authenticator'}, ${passkeys} passkeys. The password is unchanged.`,
    );
  },
};
