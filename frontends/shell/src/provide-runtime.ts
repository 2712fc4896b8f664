import * as runtimeCore from '@module-federation/runtime/core';

/** Lends the federation runtime to the remotes, whose entry scripts then need none of their own (`externalRuntime`). */
export const provideRuntime = (): void => {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
};
