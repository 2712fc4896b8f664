interface SecurityOptions {
  /** Browsers connect over HTTPS. */
  readonly secure: boolean;
  /** Origins that a page may frame. */
  readonly frameSources: readonly string[];
}

const createCommonHeaders = ({ secure }: SecurityOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Header fields of data responses, which browsers must never render as pages. */
export const createDataHeaders = (options: SecurityOptions): Record<string, string> => ({
  ...createCommonHeaders(options),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** Pages may use geolocation (with consent) and passkeys; framed documents may use nothing. */
const permissions = [
  'geolocation=(self)',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/**
 * Header fields of the frontends. Scripts are only loaded as files of this origin. Inline styles are allowed, because prerendered pages
 * contain them and animations write to `style`; they cannot run code.
 */
export const createPageHeaders = (options: SecurityOptions): Record<string, string> => ({
  ...createCommonHeaders(options),
  'permissions-policy': permissions,
  'content-security-policy': contentSecurityPolicy(options),
});

const contentSecurityPolicy = ({ secure, frameSources }: SecurityOptions): string => {
  const frameOrigins = [...new Set(frameSources.map((url) => new URL(url).origin))];
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "worker-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    // Pages check that a framed origin is reachable before they load it.
    `connect-src ${["'self'", ...frameOrigins].join(' ')}`,
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
