/** Where the pages of this micro-frontend are. */
export const paths = {
  home: '/',
  homeAliases: ['/home', '/about'],
  trusts: '/trusts',
  usVsThem: '/us-vs-them',
  legalBattle: '/legal-battle',
  legalProtection: '/legal-protection',
  operations: '/operations',
  how: '/how',
  protection: '/protection',
  falseAuthorities: '/false-authorities',
  authoritySales: '/authority-sales',
  authority: '/authority',
  contact: '/contact',
  fullNotices: '/full-notices',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
} as const;
