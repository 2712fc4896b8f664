import { describe, expect, it } from 'vitest';
import { createDataHeaders, createPageHeaders } from './security-headers.ts';

const plain = { secure: false, frameSources: [] };
const readPolicy = (headers: Record<string, string>) => headers['content-security-policy'];

describe('the header fields of a page', () => {
  it("allow only the site's own scripts", () => {
    const policy = readPolicy(createPageHeaders(plain));
    expect(policy).toContain("script-src 'self'; script-src-attr 'none'; worker-src 'none';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toContain("object-src 'none'");
  });

  it('allow only the configured origins to be framed and probed', () => {
    const policy = readPolicy(
      createPageHeaders({ ...plain, frameSources: ['https://booking.example/path'] }),
    );
    expect(policy).toContain('frame-src https://booking.example;');
    expect(policy).toContain("connect-src 'self' https://booking.example;");
    expect(readPolicy(createPageHeaders(plain))).toContain("connect-src 'self';");
  });

  it('prevent framing, and deny device features to framed pages', () => {
    const headers = createPageHeaders(plain);
    expect(readPolicy(headers)).toContain("frame-ancestors 'none'");
    const permissions = headers['permissions-policy'] ?? '';
    for (const permission of permissions.split(', ')) expect(permission).toMatch(/^[a-z-]+=\((?:self)?\)$/);
    expect(permissions).toContain('camera=()');
  });

  it('isolate the page from other origins', () => {
    const headers = createPageHeaders(plain);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('require TLS only if browsers connect over it', () => {
    expect(createPageHeaders(plain)).not.toHaveProperty('strict-transport-security');
    expect(createDataHeaders({ ...plain, secure: true })).toHaveProperty('strict-transport-security');
  });
});

describe('the header fields of data', () => {
  it('prevent rendering and framing', () =>
    expect(readPolicy(createDataHeaders(plain))).toBe("default-src 'none'; frame-ancestors 'none'"));
});
