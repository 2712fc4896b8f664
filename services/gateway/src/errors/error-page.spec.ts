import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderErrorPage, errorPageCsp } from './error-page.ts';

const page = { title: 'A & B', paragraphs: ['<script>alert(1)</script>', 'Second.'] };

describe('the error page', () => {
  it('shows the configured text, and escapes markup', () => {
    const html = renderErrorPage(page, 'request-"1"');
    expect(html).toContain('<h1>A &amp; B</h1>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('request-');
  });

  it('names a contact if there is one', () => {
    expect(renderErrorPage(page, 'id')).not.toContain('mailto:');
    const html = renderErrorPage(
      { ...page, contact: { email: 'a@b.example', phone: '+1 202 555' } },
      'request-"1"',
    );
    expect(html).toContain('<a href="mailto:a@b.example">a@b.example</a>');
    expect(html).toContain('<a href="tel:+1202555">+1 202 555</a>');
    expect(html).toContain('request-&quot;1&quot;');
  });

  it('has a content security policy that allows only its own style by hash', () => {
    const style = /<style>([^]*)<\/style>/.exec(renderErrorPage(page, 'id'))?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(errorPageCsp).toContain(`style-src 'sha256-${hash}'`);
    expect(errorPageCsp).not.toContain('unsafe');
    expect(errorPageCsp).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  });
});
