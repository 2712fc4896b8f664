import type { IncomingMessage } from 'node:http';
import { identityHeader, type ServiceName } from '@aera/contracts/server';
import { decodeJwt } from 'jose';

/** Whether the identity token of a request names a service as its audience; for fakes, which do not verify signatures. */
export function isAddressedTo({ headers }: IncomingMessage, service: ServiceName): boolean {
  const { aud = [] } = decodeJwt(String(headers[identityHeader]));
  return [aud].flat().includes(service);
}
