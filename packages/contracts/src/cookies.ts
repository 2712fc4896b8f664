/** Session cookie; opaque, HttpOnly, read only by the gateway and security-auth. */
export const sessionCookie = 'aera_session';

/** Cookie of a browser that has signed in before; opaque, HttpOnly, outlives sessions. */
export const deviceCookie = 'aera_device';

/** Cookie of a visitor session with consent, issued by the ledger. */
export const visitorCookie = 'aera_visitor';

/** Grants a browser that entered the PIN access to the pages behind it; HttpOnly, 12 hours. */
export const pinCookie = 'aera_pin';
