interface SecurityOptions {
  /** Browsers come by https. */
  readonly secure: boolean;
  /** Origins that a page may frame. */
  readonly frameSources: readonly string[];
}

/** Header fields of every answer, as a flat list of names and values. */
const common = ({ secure }: SecurityOptions): string[] => [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  ...(secure ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
];

/** Fields of answers that are data: nothing in them is ever a page. */
export const dataHeaders = (options: SecurityOptions): string[] => [
  ...common(options),
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
];

/** What a page may ask of a device: its place, for who consents to say it, and passkeys. Nothing that is framed may ask for anything. */
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
 * Fields of the frontends. Scripts come from here, by address, and in no other way. Styles may be inline: pages rendered at build bring
 * theirs along, and motion writes its steps into `style`; neither can run anything.
 */
export const pageHeaders = (options: SecurityOptions): string[] => [
  ...common(options),
  'permissions-policy',
  permissions,
  'content-security-policy',
  contentSecurityPolicy(options),
];

const contentSecurityPolicy = ({ secure, frameSources }: SecurityOptions): string => {
  const framed = [...new Set(frameSources.map((url) => new URL(url).origin))];
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "worker-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    // What may be framed may be asked first whether it is there.
    `connect-src ${["'self'", ...framed].join(' ')}`,
    `frame-src ${framed.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
