import type { Log } from '@aera/service-kit/core';
import { describe, expect, it, vi } from 'vitest';
import { createUntrustedForwarders } from './untrusted-forwarders.ts';

const from = (remoteAddress: string, headers: Record<string, string> = { 'x-forwarded-for': '1.2.3.4' }) => ({
  socket: { remoteAddress },
  headers,
});

describe('untrusted forwarders', () => {
  const create = () => {
    const warn = vi.fn<Log['warn']>();
    let now = 1_000;
    const forwarders = createUntrustedForwarders(['10.0.0.1'], { warn }, () => now);
    const logged = () => warn.mock.calls.map(([details]) => details as unknown);
    return { forwarders, logged, advance: (ms: number) => (now += ms) };
  };

  it('are peers with forwarded headers that are no trusted proxies', () => {
    const { forwarders } = create();
    forwarders.record(from('10.0.0.1'));
    forwarders.record(from('10.0.0.2', {}));
    forwarders.record(from('10.0.0.3'));
    forwarders.record(from('::ffff:10.0.0.4', { forwarded: 'for=1.2.3.4' }));
    expect(forwarders.peers()).toEqual(['10.0.0.3', '10.0.0.4']);
    expect(forwarders.counts()).toEqual({ private: 2, public: 0 });
  });

  it('are logged once per peer and hour, and listed for that hour', () => {
    const { forwarders, logged, advance } = create();
    forwarders.record(from('10.0.0.2'));
    advance(3_599_999);
    forwarders.record(from('10.0.0.2'));
    expect([logged(), forwarders.peers()]).toEqual([[{ peer: '10.0.0.2' }], ['10.0.0.2']]);
    advance(2);
    expect(forwarders.peers()).toEqual([]);
    forwarders.record(from('10.0.0.2'));
    expect(logged()).toHaveLength(2);
    expect(forwarders.counts()).toEqual({ private: 3, public: 0 });
  });

  it('are not named when their address is public, because they may be visitors', () => {
    const { forwarders, logged } = create();
    for (let host = 1; host < 200; host++) forwarders.record(from(`203.0.113.${host}`));
    forwarders.record(from('2001:db8::1'));
    expect([logged(), forwarders.peers()]).toEqual([[{ peer: 'public' }], ['public']]);
    expect(forwarders.counts()).toEqual({ private: 0, public: 200 });
  });
});
