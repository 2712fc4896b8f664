import { describe, expect, it } from 'vitest';
import { dataHeaders, pageHeaders } from './security-headers.ts';

const plain = { secure: false, frameSources: [] };
const policyOf = (headers: string[]) => headers[headers.indexOf('content-security-policy') + 1];

describe('the headers of a page', () => {
  it('let no script in but the site’s own', () => {
    const policy = policyOf(pageHeaders(plain));
    expect(policy).toContain("script-src 'self'; script-src-attr 'none'; worker-src 'none';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toContain("object-src 'none'");
  });

  it('let only the configured origins be framed, and asked whether they are there', () => {
    const policy = policyOf(pageHeaders({ ...plain, frameSources: ['https://booking.example/path'] }));
    expect(policy).toContain('frame-src https://booking.example;');
    expect(policy).toContain("connect-src 'self' https://booking.example;");
    expect(policyOf(pageHeaders(plain))).toContain("connect-src 'self';");
  });

  it('prevent framing, and deny device features to framed pages', () => {
    const headers = pageHeaders(plain);
    expect(policyOf(headers)).toContain("frame-ancestors 'none'");
    const permissions = headers[headers.indexOf('permissions-policy') + 1] ?? '';
    for (const permission of permissions.split(', ')) expect(permission).toMatch(/^[a-z-]+=\((?:self)?\)$/);
    expect(permissions).toContain('camera=()');
  });

  it('isolate the page from other origins', () => {
    const headers = pageHeaders(plain);
    const valueOf = (name: string) => headers[headers.indexOf(name) + 1];
    expect(valueOf('cross-origin-opener-policy')).toBe('same-origin');
    expect(valueOf('cross-origin-resource-policy')).toBe('same-origin');
    expect(valueOf('x-content-type-options')).toBe('nosniff');
    expect(valueOf('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('insist on TLS only where browsers come by it', () => {
    expect(pageHeaders(plain)).not.toContain('strict-transport-security');
    expect(dataHeaders({ ...plain, secure: true })).toContain('strict-transport-security');
  });
});

describe('the headers of data', () => {
  it('let it be no page, in no frame', () =>
    expect(policyOf(dataHeaders(plain))).toBe("default-src 'none'; frame-ancestors 'none'"));
});
