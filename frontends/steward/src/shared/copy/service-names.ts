import type { ServiceName } from '@aera/contracts';

/** In display order. */
export const serviceTitles: Readonly<Record<ServiceName, string>> = {
  'consent-ledger': 'Consent ledger',
  'visitor-analytics': 'Visitor analytics',
  'knowledge-search': 'Knowledge search',
  'questions-notifications': 'Questions and notifications',
  'contacts-crm': 'Contacts',
  'security-auth': 'Security and sign-in',
};

export const allServices = Object.keys(serviceTitles) as ServiceName[];

const isService = (name: string | null): name is ServiceName => name !== null && name in serviceTitles;

/** Null for unknown names. */
export const parseService = (name: string | null): ServiceName | null => (isService(name) ? name : null);
