import { hash } from 'node:crypto';

/** Returns a short key for a session token. A token is a substring, which would keep its whole `Cookie` header in memory. */
export const digestToken = (token: string): string => hash('sha256', token, 'base64url');
