import { mails } from '@aera/content/mails';

/** What a mail says, before it is text and HTML. */
export interface EmailBody {
  readonly heading: string;
  readonly name: string | null;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Why it came, and how to have no more of them. */
  readonly footer: { readonly preferencesUrl: string; readonly unsubscribeUrl: string } | null;
}

const greetingOf = ({ name }: EmailBody): string =>
  name ? mails.greeting.named.replace('{name}', () => name) : mails.greeting.unnamed;

export function renderText(body: EmailBody): string {
  const { paragraphs, items, action, footer } = body;
  const parts = [
    greetingOf(body),
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
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const serif = 'Georgia, serif';
const sans = 'Arial, Helvetica, sans-serif';
const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
const link = (url: string, label: string): string =>
  `<a href="${escaped(url)}" style="color:#5b4a1f">${escaped(label)}</a>`;

/** One column of plain tables' age, for mail programs know little else; no image, no script, nothing fetched. */
export function renderHtml(body: EmailBody): string {
  const { heading, paragraphs, items, action, footer } = body;
  const list = items.map((item) => `<li style="margin:0 0 8px">${escaped(item)}</li>`).join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 24px;background:#1f2a44;color:#ffffff;border-radius:24px;text-decoration:none;font-weight:bold">${escaped(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#5a5a5a;word-break:break-all">${escaped(mails.orOpen)}<br>${link(action.url, action.url)}</p>`
    : '';
  const end = footer
    ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8d2c4;font-size:13px;color:#5a5a5a">${escaped(mails.why)}<br>${link(footer.preferencesUrl, mails.choose)} · ${link(footer.unsubscribeUrl, mails.unsubscribe)}</p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>
<body style="margin:0;background:#f6f3ec;color:#22262e">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;font:16px/1.6 ${sans}">
<h1 style="margin:0 0 24px;font:normal 26px/1.25 ${serif}">${escaped(heading)}</h1>
${paragraph(greetingOf(body))}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${list && `<ul style="margin:0 0 16px;padding-left:20px">${list}</ul>`}
${button}
${paragraph(mails.signature, `font-family:${serif};`)}
${end}
</div>
</body></html>
`;
}
