import { z } from 'zod';

export const Brand = z.strictObject({
  name: z.string().min(1),
  /** Prefix of storage keys, routes and file names. */
  slug: z.string().regex(/^[a-z][a-z0-9]*$/),
  /** The name under which the organisation publishes its notices. */
  jurisdiction: z.string().min(1),
  email: z.email(),
  phone: z.string().regex(/^\+\d[\d ]{6,}$/),
  /** Third party: where a consultation call is booked. */
  bookingUrl: z.httpUrl(),
  /** Third party: the hosted contact form, shown in a frame. */
  contactFormUrl: z.httpUrl(),
  copyrightYear: z.int(),
});
export type Brand = z.infer<typeof Brand>;
