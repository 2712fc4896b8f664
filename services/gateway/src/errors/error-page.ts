import { createHash } from 'node:crypto';

export interface ErrorPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Contact details; shown with the request id as reference. */
  readonly contact?: { readonly email: string; readonly phone: string };
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: light-dark(#1d2a28, #f3efe6); background: light-dark(#faf6ed, #0b1f1d); }
main { max-width: 34rem; margin: 0 auto; padding: clamp(2rem, 12vh, 8rem) 1.25rem 3rem; }
h1 { margin: 0 0 1.25rem; font: 600 clamp(1.75rem, 6vw, 2.25rem)/1.2 Georgia, serif; text-wrap: balance; }
p { margin: 0 0 1rem; }
a { color: inherit; text-underline-offset: .2em; }
a:focus-visible { outline: 2px solid; outline-offset: 3px; }
dl { margin: 2rem 0 0; padding-top: 1.25rem; border-top: 1px solid light-dark(#d9d2c0, #2b4441); display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; }
dt { color: light-dark(#5f6a64, #a9b8b0); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 26rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows the page's own style by hash, and nothing else. */
export const errorPageCsp = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A self-contained page: a blocked client cannot load other files. */
export function renderErrorPage({ title, paragraphs, contact }: ErrorPage, requestId: string): string {
  const details = contact
    ? [
        row('Email', `<a href="mailto:${escape(contact.email)}">${escape(contact.email)}</a>`),
        row(
          'Phone',
          `<a href="tel:${escape(contact.phone.replaceAll(' ', ''))}">${escape(contact.phone)}</a>`,
        ),
        row('Reference', escape(requestId)),
      ]
    : [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n')}
${details.length > 0 ? `<dl>\n${details.join('\n')}\n</dl>` : ''}
</main>
</body>
</html>
`;
}

const row = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] as string);
