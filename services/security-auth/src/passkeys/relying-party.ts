/** Whom passkeys are made for: a domain, and the origin that its pages come from. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** A passkey is bound to the domain for good: one made under another name is of no use here. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
