import type { Identity } from '@aera/contracts';
import { hmacId } from '@aera/service-kit';
import { clientNetwork } from '@aera/service-kit/ip-addresses';

/**
 * By what different visitors are counted: a keyed hash of the member, or of the address that a request came from. A
 * session is no measure, as whoever searches can begin as many as they like. A household counts as one, which errs
 * on the side of telling too little.
 */
export function createVisitorPseudonymizer(secret: Buffer): (identity: Identity) => string {
  const key = hmacId(secret, 'search-visitor');
  return (identity) =>
    key(identity.kind === 'member' ? `member ${identity.sub}` : clientNetwork(identity.ip)).slice(0, 32);
}

/** A member as searches are counted by; name and address do not matter there. */
export const createMemberPseudonymizer = (secret: Buffer): ((memberId: string) => string) => {
  const key = createVisitorPseudonymizer(secret);
  return (sub) => key({ kind: 'member', sub, name: '', email: '', ip: '' });
};

/**
 * By what the searches of a browser that acknowledged the notice are found again: a keyed hash of its visitor session. Nobody is
 * counted by it.
 */
export const createSessionPseudonymizer = (secret: Buffer): ((sessionId: string) => string) => {
  const key = hmacId(secret, 'search-session');
  return (sessionId) => key(sessionId).slice(0, 32);
};
