import { provideRuntime } from './provide-runtime.ts';

provideRuntime();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
