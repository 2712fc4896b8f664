import { describe, expect, it } from 'vitest';
import { dataHeaders, pageHeaders } from './security-headers.ts';

const plain = { secure: false, frameSources: [] };
const policyOf = (headers: string[]) => headers[headers.indexOf('content-security-policy') + 1];

describe('the headers of a page', () => {
  it('let no script in but the site’s own', () => {
    const policy = policyOf(pageHeaders(plain));
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toContain("object-src 'none'");
  });

  it('let only the configured origins be framed, and asked whether they are there', () => {
    const policy = policyOf(pageHeaders({ ...plain, frameSources: ['https://booking.example/path'] }));
    expect(policy).toContain('frame-src https://booking.example;');
    expect(policy).toContain("connect-src 'self' https://booking.example;");
    expect(policyOf(pageHeaders(plain))).toContain("connect-src 'self';");
  });

  it('insist on TLS only where browsers come by it', () => {
    expect(pageHeaders(plain)).not.toContain('strict-transport-security');
    expect(dataHeaders({ ...plain, secure: true })).toContain('strict-transport-security');
  });
});
