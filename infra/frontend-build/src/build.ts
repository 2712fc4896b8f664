#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** `frontend-build [--watch]`, run in a frontend's folder: builds `module-federation.config.ts` into `dist/`. */
const config: { default: Configuration } = await import(
  pathToFileURL(join(process.cwd(), 'module-federation.config.ts')).href
);
const compiler = webpack(config.default);
const began = performance.now();

const report: Parameters<typeof compiler.run>[0] = (error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(`${error?.stack ?? stats?.toString({ preset: 'errors-only', colors: true })}\n`);
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${config.default.name}: built in ${seconds} s\n`);
};

if (process.argv.includes('--watch')) compiler.watch({}, report);
else compiler.run((error, stats) => compiler.close((closing) => report(error ?? closing ?? null, stats)));
