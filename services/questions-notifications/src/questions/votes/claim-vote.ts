import { createHmacId, type ServiceContext } from '@aera/service-kit';
import { toClientKey } from '@aera/service-kit/ip-addresses';

/**
 * Claims the one vote that a network has on an answer per day. Cookies and accounts are free, so they do not limit votes; a household counts
 * once, which underestimates. Returns false if the vote is taken.
 */
export type ClaimVote = (questionId: string, ip: string) => Promise<boolean>;

/** Stores keyed hashes of question, day and network, and deletes those of past days. */
export function createClaimVote({ deriveKey, sql, clock }: ServiceContext): ClaimVote {
  const hashKey = createHmacId(deriveKey('vote networks'), 'vote-network');
  return async (questionId, ip) => {
    const day = clock().toISOString().slice(0, 10);
    const claimed = await sql(
      `with expired as (delete from vote_networks where day < $2::date)
       insert into vote_networks (id, day) values ($1, $2::date) on conflict do nothing returning 1`,
      [hashKey(`${questionId} ${day} ${toClientKey(ip)}`), day],
    );
    return claimed.length > 0;
  };
}
