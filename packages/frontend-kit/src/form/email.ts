/** Undefined for an e-mail without obvious slips. The server decides by RFC 5322. */
export const findEmailError = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : 'Enter an email address, like name@example.org';

export const maxEmailLength = 254;
