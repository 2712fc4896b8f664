import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

/** TypeScript and JSX for browsers of 2022 and later; types are checked elsewhere. */
export const swcRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};
