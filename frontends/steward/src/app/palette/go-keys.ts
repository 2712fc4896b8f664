import { paths } from '../../shared/paths.ts';

/** `g` and then one of these goes to an area. */
export const goKeys: Readonly<Record<string, string>> = {
  p: paths.portal,
  q: paths.questions,
  c: paths.contacts,
  k: paths.knowledge,
  s: paths.security,
  a: paths.analytics,
  o: paths.operations,
};
