const sitePath = /^\/(?![/\\])[^\s\\]*$/;
const anchor = /^#[\w-]+$/;
// eslint-disable-next-line no-control-regex -- browsers skip them inside a scheme, so `java\tscript:` is one
const invisible = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/u;

/** Where a link may lead: https, mailto, a path of this site or an anchor of the page; null for anywhere else. */
export function linkTarget(written: string): string | null {
  if (invisible.test(written)) return null;
  if (anchor.test(written) || sitePath.test(written)) return written;
  const url = URL.parse(written);
  if (!url || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:' && /^https:\/\//i.test(written)) return url.href;
  return url.protocol === 'mailto:' ? url.href : null;
}
