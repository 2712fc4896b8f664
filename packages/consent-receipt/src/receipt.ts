/** As much of a receipt as is checked. What else stands in the file proves nothing. */
export interface Receipt {
  readonly recordId: string;
  readonly piiPrincipalId: string;
  readonly notice: {
    readonly version: string;
    readonly hash: string | null;
    readonly text: readonly string[] | null;
  };
  readonly events: readonly { readonly type: string; readonly at: string }[];
  readonly disclosure: Record<string, unknown> | null;
  readonly proof: {
    readonly entry: string;
    readonly key: string;
    readonly inclusion: Inclusion | null;
  };
}

export interface Inclusion {
  readonly leaf: number;
  readonly hashes: readonly string[];
  readonly checkpoint: string;
}

/** What the log says of the consent. */
export interface Entry {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads a receipt; null when it is not one. By hand: a schema library would be larger than all the rest. */
export function readReceipt(value: unknown): Receipt | null {
  if (!isRecord(value) || value['@type'] !== 'ConsentReceipt') return null;
  const { recordId, piiPrincipalId, notice, events, disclosure, proof } = value;
  const whole =
    isText(recordId) &&
    isText(piiPrincipalId) &&
    isRecord(notice) &&
    isText(notice['version']) &&
    orNull(isText)(notice['hash']) &&
    orNull(isTexts)(notice['text']) &&
    Array.isArray(events) &&
    events.every((event) => isRecord(event) && isText(event['type']) && isText(event['at'])) &&
    orNull(isRecord)(disclosure) &&
    isRecord(proof) &&
    isText(proof['entry']) &&
    isText(proof['key']) &&
    orNull(isInclusion)(proof['inclusion']);
  return whole ? (value as unknown as Receipt) : null;
}

/** Reads the text of a leaf; null when it is not the record of a consent. */
export function readEntry(text: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(text);
    return isRecord(entry) && entry['type'] === 'ConsentRecorded' && isRecord(entry['data'])
      ? (entry as unknown as Entry)
      : null;
  } catch {
    return null;
  }
}

const isInclusion = (value: unknown): value is Inclusion =>
  isRecord(value) &&
  Number.isSafeInteger(value['leaf']) &&
  isTexts(value['hashes']) &&
  isText(value['checkpoint']);

const orNull =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || is(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
