/** Undefined for an e-mail address without obvious mistakes. The server validates it by RFC 5322. */
export const findEmailError = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : 'Enter an email address, like name@example.org';

export const maxEmailLength = 254;
