import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const { resolve } = createRequire(import.meta.url);

/** TypeScript and JSX for browsers of 2022 and later; types are checked elsewhere. */
export const swcRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};
