/** Where the pages of this micro-frontend are. */
export const paths = {
  home: '/',
  homeAliases: ['/home', '/about'],
  legalBattle: '/legal-battle',
  legalProtection: '/legal-protection',
  operations: '/operations',
  protection: '/protection',
  falseAuthorities: '/false-authorities',
  contact: '/contact',
  fullNotices: '/full-notices',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
} as const;
