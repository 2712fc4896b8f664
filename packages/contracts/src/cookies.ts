/** The one cookie that signs a browser in; opaque, HttpOnly, read by the gateway alone. */
export const sessionCookie = 'aera_session';

/** Tells a browser that has signed in before from a stranger's; opaque, HttpOnly, lasts longer than a session. */
export const deviceCookie = 'aera_device';

/** Cookie by which the ledger knows a visitor who has consented. */
export const visitorCookie = 'aera_visitor';

/** Lets a browser that entered the PIN read the pages behind it; HttpOnly, 12 hours. */
export const pinCookie = 'aera_pin';
