import * as runtimeCore from '@module-federation/runtime/core';

/** Runs in the host: lends its federation runtime to the remotes, whose entry scripts then need none of their own. */
export default function provideRuntime() {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
  return { name: 'provide-runtime' };
}
