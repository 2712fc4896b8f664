import { describe, expect, it } from 'vitest';
import * as motion from './shared/framer-motion.ts';
import * as query from './shared/react-query.ts';
import * as router from './shared/react-router-dom.ts';
import { listFacadeExports, sharedModules } from './shared-modules.ts';

const facades = { 'react-router-dom': router, '@tanstack/react-query': query, 'framer-motion': motion };

describe('shared modules', () => {
  it.each(Object.entries(facades))(
    'a facade of %s exports only names that the library has',
    (name, facade) => {
      expect([...(listFacadeExports().get(name) ?? [])].sort()).toEqual(Object.keys(facade).sort());
      for (const value of Object.values(facade)) expect(value).toBeDefined();
    },
  );

  it('are the same for host and remotes, but only the host provides them', () => {
    const [host, remote] = [sharedModules('host'), sharedModules('remote')];
    expect(Object.keys(remote)).toEqual(Object.keys(host));
    for (const share of Object.values(remote)) expect(share.import).toBe(false);
    for (const share of Object.values(host)) expect(share.import).not.toBe(false);
  });
});
