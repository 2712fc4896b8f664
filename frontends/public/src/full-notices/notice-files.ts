import type { NoticeSection } from '@aera/content/full-notices';

type Download = NonNullable<NoticeSection['download']>;

/**
 * Where each file is served; the build makes it first. A path, not an address: it has to be the same wherever the page is rendered.
 * Each is written out, for the build to find it.
 */
export const noticeFiles: Record<Download['file'], string> = {
  'kingdom-declaration': new URL('@aera/notices-pdf/kingdom-declaration.pdf', import.meta.url).pathname,
  'molecular-writ': new URL('@aera/notices-pdf/molecular-writ.pdf', import.meta.url).pathname,
  'jurisdictional-proclamation': new URL('@aera/notices-pdf/jurisdictional-proclamation.pdf', import.meta.url)
    .pathname,
};
