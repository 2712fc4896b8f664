import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders to HTML once everything in it has loaded, in the order of the document: a page in pieces would need scripts to be put
 * together.
 * @throws whatever was thrown in a component; in a browser only that part of the page would be missing.
 */
export async function htmlOf(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
