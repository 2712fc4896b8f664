/** Undefined for an e-mail without obvious slips. The server decides by RFC 5322. */
export const findEmailError = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : 'Please enter an e-mail address, such as name@example.org.';

export const maxEmailLength = 254;
