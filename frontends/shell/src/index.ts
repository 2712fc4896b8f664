import * as runtimeCore from '@module-federation/runtime/core';

// The remotes use this federation runtime (`externalRuntime`), so their entry scripts contain none.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
void import(/* webpackChunkName: "bootstrap" */ './app/bootstrap.tsx');
