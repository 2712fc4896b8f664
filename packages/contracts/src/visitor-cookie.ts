/** Cookie by which the ledger knows a visitor who has consented. */
export const visitorCookie = 'aera_visitor';
