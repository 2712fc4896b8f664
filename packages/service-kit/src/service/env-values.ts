import { z } from 'zod';

/** An environment variable with JSON. `message` is the error for other text. */
export const jsonVariable = <Schema extends z.ZodType>(schema: Schema, message = 'must be JSON') =>
  z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** An environment variable with a list, separated by commas or spaces; empty by default. */
export const listVariable = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(item));

/** An IP address or a CIDR range. */
export const networkValue = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
