import { paths } from '../../shared/paths.ts';
import { analyticsWords } from './analytics-copy.ts';

const words = analyticsWords.pages;

/** The pages of the analytics, in the order of their navigation. */
export const analyticsPages: readonly { readonly path: string; readonly label: string }[] = [
  { path: paths.analytics, label: words.overview },
  { path: paths.live, label: words.live },
  { path: paths.funnel, label: words.funnel },
  { path: paths.retention, label: words.retention },
];
