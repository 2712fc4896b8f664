import type { Identity } from '@aera/contracts';
import { createHmacId } from '@aera/service-kit';
import { toClientKey } from '@aera/service-kit/ip-addresses';

/**
 * Creates the pseudonym for counting distinct visitors: a keyed hash of the member or of the client's IP address. Sessions are unsuitable,
 * because a client can start any number of them. A household counts as one visitor, which underestimates.
 */
export function createVisitorPseudonymizer(secret: Buffer): (identity: Identity) => string {
  const key = createHmacId(secret, 'search-visitor');
  return (identity) =>
    key(identity.kind === 'member' ? `member ${identity.sub}` : toClientKey(identity.ip)).slice(0, 32);
}

/**
 * Creates the pseudonym for counting the distinct networks of a day, also of members: anyone can have many accounts. It differs every day,
 * so that it links no searches across days.
 * @param searchedAt ISO 8601
 */
export function createNetworkPseudonymizer(secret: Buffer): (ip: string, searchedAt: string) => string {
  const key = createHmacId(secret, 'search-network');
  return (ip, searchedAt) => key(`${searchedAt.slice(0, 10)} ${toClientKey(ip)}`).slice(0, 32);
}

/** Creates the pseudonym by which a member's searches are counted; it depends on the id only. */
export const createMemberPseudonymizer = (secret: Buffer): ((memberId: string) => string) => {
  const key = createVisitorPseudonymizer(secret);
  return (sub) => key({ kind: 'member', sub, name: '', email: '', ip: '' });
};

/**
 * Creates the pseudonym of a query key, a keyed hash, for events and tables that outlive the searches: their words are deleted with the
 * searches.
 */
export const createQueryPseudonymizer = (secret: Buffer): ((queryKey: string) => string) => {
  const key = createHmacId(secret, 'search-query');
  return (queryKey) => key(queryKey).slice(0, 32);
};

/** Creates the pseudonym for finding the searches of a browser with consent: a keyed hash of its visitor session. Not used for counting. */
export const createSessionPseudonymizer = (secret: Buffer): ((sessionId: string) => string) => {
  const key = createHmacId(secret, 'search-session');
  return (sessionId) => key(sessionId).slice(0, 32);
};
