import type { PaletteEntry } from '../../shared/feature.ts';

/** What the palette does itself. */
type Act = 'log-out' | 'shortcuts' | 'retry';

/** Something to choose. */
export interface Entry extends Omit<PaletteEntry, 'does'> {
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  readonly does: PaletteEntry['does'] | { readonly act: Act };
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}
