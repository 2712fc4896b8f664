import type { Link } from '@aera/content';

/** Path and anchor of a link, as the router takes it. */
export const hrefOf = ({ path, anchor }: Link): string => (anchor ? `${path}#${anchor}` : path);
