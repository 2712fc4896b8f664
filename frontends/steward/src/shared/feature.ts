import { lazyPage } from '@aera/frontend-kit';
import type { ComponentType } from 'react';
import type { PortalTab } from './paths.ts';
import type { Role } from './session/roles.tsx';

export const everyone: readonly Role[] = ['steward', 'responder', 'auditor'];

/** Roles of a feature that declares none. */
export const defaultRoles: readonly Role[] = ['steward', 'auditor'];

export interface Home {
  readonly path: string;
  readonly label: string;
  /** Text next to the label in the palette, where several entries have the same label. */
  readonly detail?: string;
  /** Search aliases. */
  readonly aliases?: string;
  /** `g` and this letter open it; also adds it to the navigation. */
  readonly shortcutKey?: string;
  /** Roles that may open the feature. */
  readonly roles?: readonly Role[];
}

export interface FeaturePage {
  readonly path: string;
  readonly Page: ComponentType;
  /** Palette label; without one it is not in the palette. */
  readonly label?: string;
  /** Link text; the label by default. */
  readonly link?: string;
  /** Search aliases. */
  readonly aliases?: string;
  readonly roles?: readonly Role[];
}

/** A page whose script loads on the first visit. */
export const page = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  options: Omit<FeaturePage, 'path' | 'Page'> = {},
): FeaturePage => ({ path, Page: lazyPage(load, name), ...options });

export interface AreaProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly home: string;
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

export interface FeatureTab {
  readonly name: PortalTab;
  readonly label: string;
  readonly Panel: ComponentType;
  readonly roles?: readonly Role[];
}

export interface PaletteEntry {
  /** Stable id, under which recent choices are stored. */
  readonly id: string;
  readonly label: string;
  /** Distinguishes entries of one kind. */
  readonly detail?: string;
  /** Search aliases. */
  readonly aliases?: string;
  /** A page, or a file that requires step-up authentication. */
  readonly action: { readonly to: string } | { readonly download: string };
}

export interface FeatureCommand extends PaletteEntry {
  readonly roles: readonly Role[];
}

/** Searches the server. */
export type FindEntries = (
  query: { readonly q: string; readonly limit: number },
  signal: AbortSignal,
) => Promise<readonly PaletteEntry[]>;

interface FeatureSearch {
  /** Name of the result group. */
  readonly label: string;
  readonly load: () => Promise<{ readonly find: FindEntries }>;
}

/** A feature: its pages, and its parts on other pages. */
export interface Feature {
  readonly home?: Home;
  readonly pages: readonly FeaturePage[];
  /** Layout of its pages: `AreaLayout`, which shows links above each page, unless `Layout` is given. */
  readonly area?: { readonly label: string; readonly Layout?: ComponentType<AreaProps> };
  readonly tab?: FeatureTab;
  /** In the header of every page. */
  readonly Bar?: ComponentType;
  /** In the navigation link. */
  readonly Badge?: ComponentType;
  readonly search?: FeatureSearch;
  readonly commands?: readonly FeatureCommand[];
}
