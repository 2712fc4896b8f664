/** What the palette can do that is not a way to a page. */
export type Act =
  | 'log-out'
  | 'shortcuts'
  | 'export-contacts'
  | 'export-workbook'
  | 'export-consents'
  | 'retry';

/** Something to choose. */
export interface Entry {
  /** Stays the same from visit to visit. */
  readonly id: string;
  readonly label: string;
  /** Which one of its kind, or what it belongs to. */
  readonly detail?: string;
  /** Words that it is found by, and that nobody sees. */
  readonly also?: string;
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  /** Where it leads, or what it does. */
  readonly does: { readonly to: string } | { readonly act: Act };
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}
