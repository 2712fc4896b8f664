import type { ComponentType } from 'react';
import type { PortalTab } from './paths.ts';
import type { Role } from './session/roles.tsx';

export const everyone: readonly Role[] = ['steward', 'responder', 'auditor'];

/** Roles of what declares none. */
export const defaultRoles: readonly Role[] = ['steward', 'auditor'];

/** Where a feature begins, as an entry of the palette. */
export interface Home {
  readonly path: string;
  readonly label: string;
  /** What the palette shows beside the label. */
  readonly detail?: string;
  /** Other words that the palette finds it by. */
  readonly also?: string;
  /** `g` and this letter lead there; a home with a letter is also in the navigation. */
  readonly key?: string;
  /** Roles that open the pages of the feature. */
  readonly roles?: readonly Role[];
}

export interface FeaturePage {
  readonly path: string;
  /** Loads its script when it is first shown. */
  readonly Page: ComponentType;
  /** What the palette calls it; a page without one is not in the palette. */
  readonly label?: string;
  /** What the links above the pages of the feature call it, where that is not the label. */
  readonly link?: string;
  /** Other words that the palette finds it by. */
  readonly also?: string;
  readonly roles?: readonly Role[];
}

export interface AreaProps {
  /** Names the navigation. */
  readonly label: string;
  readonly home: string;
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

/** A panel of the portal. */
export interface FeatureTab {
  readonly name: PortalTab;
  readonly label: string;
  readonly Panel: ComponentType;
  readonly roles?: readonly Role[];
}

/** Something to choose in the palette. */
export interface PaletteEntry {
  /** Stays the same from visit to visit. */
  readonly id: string;
  readonly label: string;
  /** Which one of its kind, or what it belongs to. */
  readonly detail?: string;
  /** Other words that it is found by, not shown. */
  readonly also?: string;
  /** Where it leads, or a file that asks for step-up authentication first. */
  readonly does: { readonly to: string } | { readonly download: string };
}

export interface FeatureCommand extends PaletteEntry {
  readonly roles: readonly Role[];
}

/** Finds entries of one kind on the server. */
export type FindEntries = (
  query: { readonly q: string; readonly limit: number },
  signal: AbortSignal,
) => Promise<readonly PaletteEntry[]>;

interface FeatureSearch {
  /** Names the group of what is found. */
  readonly label: string;
  readonly load: () => Promise<{ readonly find: FindEntries }>;
}

/** What a feature consists of, and what other pages show of it. */
export interface Feature {
  readonly home?: Home;
  readonly pages: readonly FeaturePage[];
  /** Links above each page of the feature. `Layout` replaces the links alone. */
  readonly area?: { readonly label: string; readonly Layout?: ComponentType<AreaProps> };
  readonly tab?: FeatureTab;
  /** In the bar of every page. */
  readonly Bar?: ComponentType;
  /** In the link to the feature. */
  readonly Badge?: ComponentType;
  readonly search?: FeatureSearch;
  readonly commands?: readonly FeatureCommand[];
}
