import type { ServiceName } from '@aera/contracts';

/** The services by the names that stewards read, in the order in which they are shown. */
export const serviceTitles: Readonly<Record<ServiceName, string>> = {
  'consent-ledger': 'Consent ledger',
  'visitor-analytics': 'Visitor analytics',
  'knowledge-search': 'Knowledge search',
  'questions-notifications': 'Questions and notifications',
  'contacts-crm': 'Contacts',
  'security-auth': 'Security and sign-in',
};

export const services = Object.keys(serviceTitles) as ServiceName[];

const isService = (name: string | null): name is ServiceName => name !== null && name in serviceTitles;

/** A service that an address names; null for what is none. */
export const parseService = (name: string | null): ServiceName | null => (isService(name) ? name : null);
