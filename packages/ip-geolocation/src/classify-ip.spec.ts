import { describe, expect, it } from 'vitest';
import { classifyIp } from './classify-ip.ts';

describe('an IP address', () => {
  it.each([
    ['127.0.0.1', 'LOOPBACK', true],
    ['::1', 'LOOPBACK', true],
    ['10.1.2.3', 'PRIVATE', true],
    ['172.31.255.255', 'PRIVATE', true],
    ['172.32.0.0', 'PUBLIC', false],
    ['192.168.1.1', 'PRIVATE', true],
    ['fd00::1', 'PRIVATE', true],
    ['100.64.0.1', 'CARRIER NAT', false],
    ['169.254.1.1', 'LINK LOCAL', true],
    ['fe80::1', 'LINK LOCAL', true],
    ['203.0.113.7', 'PUBLIC', false],
    ['2001:db8::1', 'PUBLIC', false],
  ])('%s is %s', (ip, tag, internal) => {
    expect(classifyIp(ip)).toMatchObject({ ipSourceTag: tag, isInternalTraffic: internal });
  });
});
