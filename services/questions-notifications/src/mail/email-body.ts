import { mails } from '@aera/content/mails';

/** Content of a mail, to be rendered as text and HTML. */
export interface EmailBody {
  readonly heading: string;
  readonly name: string | null;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Links to preferences and unsubscribe. */
  readonly footer: { readonly preferencesUrl: string; readonly unsubscribeUrl: string } | null;
}

const renderGreeting = ({ name }: EmailBody): string =>
  name ? mails.greeting.named.replace('{name}', () => name) : mails.greeting.unnamed;

export function renderText(body: EmailBody): string {
  const { paragraphs, items, action, footer } = body;
  const parts = [
    renderGreeting(body),
    ...paragraphs,
    ...(items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    mails.signature,
    ...(footer
      ? [
          `--\n${mails.why}\n${mails.choose}: ${footer.preferencesUrl}\n${mails.unsubscribe}: ${footer.unsubscribeUrl}`,
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const serif = 'Georgia, serif';
const sans = 'Arial, Helvetica, sans-serif';
const renderParagraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
const renderLink = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#5b4a1f">${escapeHtml(label)}</a>`;

/** Inline styles and one column, because mail programs support little CSS. No images, scripts or remote content. */
export function renderHtml(body: EmailBody): string {
  const { heading, paragraphs, items, action, footer } = body;
  const list = items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;background:#1f2a44;color:#ffffff;border-radius:24px;text-decoration:none;font-weight:bold">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#5a5a5a;word-break:break-all">${escapeHtml(mails.orOpen)}<br>${renderLink(action.url, action.url)}</p>`
    : '';
  const end = footer
    ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8d2c4;font-size:13px;color:#5a5a5a">${escapeHtml(mails.why)}<br>${renderLink(footer.preferencesUrl, mails.choose)} · ${renderLink(footer.unsubscribeUrl, mails.unsubscribe)}</p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f6f3ec;color:#22262e">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;font:16px/1.6 ${sans}">
<h1 style="margin:0 0 24px;font:normal 26px/1.25 ${serif}">${escapeHtml(heading)}</h1>
${renderParagraph(renderGreeting(body))}
${paragraphs.map((text) => renderParagraph(text)).join('\n')}
${list && `<ul style="margin:0 0 16px;padding-left:20px">${list}</ul>`}
${button}
${renderParagraph(mails.signature, `font-family:${serif};`)}
${end}
</div>
</body></html>
`;
}
