/** The six services behind the gateway. The name is also the context of their messages. */
export const serviceNames = [
  'consent-ledger',
  'visitor-analytics',
  'knowledge-search',
  'questions-notifications',
  'contacts-crm',
  'security-auth',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Whoever publishes messages under a name: the services, and the gateway, which is none of them. */
export type ContextName = ServiceName | 'gateway';
