/** Whom what is known of a network is sealed for. */
export const sealedFor = (networkKey: string): string => `network-${networkKey}`;

const subject = (data: { networkKey: string }) => sealedFor(data.networkKey);
const ofNetwork = { subject, fields: ['network'] } as const;

/** Addresses are sealed for the network they are of, so that it can be forgotten. */
export const personalOfThreats = {
  ThreatDetected: ofNetwork,
  ThreatGrew: ofNetwork,
  NetworkBlocked: { subject, fields: ['network', 'reason'] },
  BlockExtended: ofNetwork,
  NetworkUnblocked: ofNetwork,
  BlockExpired: ofNetwork,
} as const;
