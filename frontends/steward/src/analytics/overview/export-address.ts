import { addresses } from '../../addresses.ts';

/** Where a table is to be had as CSV: the very question that the screen asked, without its pages. */
export function exportAddress(
  route: 'exportFigures' | 'exportBreakdown',
  query: Readonly<Record<string, string | undefined>>,
): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${addresses[route].path}?${new URLSearchParams(said)}`;
}
