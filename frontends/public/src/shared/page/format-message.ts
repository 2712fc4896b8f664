/** Replaces placeholders in a label: `formatMessage('{n} of {total}', { n: 1, total: 18 })`. */
export const formatMessage = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
