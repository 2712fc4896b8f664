import { median, print } from '@aera/testing/bench';
import { startPlatform } from '../../platform/start-platform.ts';
import { type Measured, measurePage } from './measure-page.ts';
import { measureBundleSizes } from './bundle-sizes.ts';

/**
 * Measures three public pages of a started platform on a simulated phone with Lighthouse (mobile profile). Each page is also measured
 * without its scripts, which gives the lower bound; on a busy machine, compare the two. Prints the bundle sizes as well. `ROUNDS` sets the
 * number of rounds.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const paths = ['/', '/how', '/full-notices'];

const platformUrl = process.env['E2E_PLATFORM_URL'];
const platform = platformUrl ? null : await startPlatform();
const origin = platformUrl || (platform?.url as string);

try {
  for (const path of paths) await compare(path);
  await printBundleSizes();
} finally {
  await platform?.stop();
  await platform?.remove();
}

async function compare(path: string): Promise<void> {
  const [page, limit]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    page.push(await measurePage(origin + path, { scripts: true }));
    limit.push(await measurePage(origin + path, { scripts: false }));
  }
  const of = (runs: Measured[], key: keyof Measured) => median(runs.map((run) => run[key]));
  const ms = (runs: Measured[], key: keyof Measured) => `${of(runs, key).toFixed(0).padStart(5)} ms`;
  const score = (key: keyof Measured, goal: number) =>
    `${of(page, key).toFixed(0).padStart(8)}      goal ${goal}`;
  print(`\n${path}, mobile profile, median of ${rounds}`);
  print(`  performance     ${score('performance', 95)}`);
  print(`  accessibility   ${score('accessibility', 100)}`);
  print(`  best practices  ${score('bestPractices', 100)}`);
  print(`  SEO             ${score('seo', 100)}`);
  print(
    `  largest paint   ${ms(page, 'largestPaint')}      goal < 1800, without scripts ${ms(limit, 'largestPaint')}`,
  );
  print(`  first paint     ${ms(page, 'firstPaint')}      without scripts ${ms(limit, 'firstPaint')}`);
  print(`  blocked         ${ms(page, 'blocked')}      goal < 150, without scripts ${ms(limit, 'blocked')}`);
  print(`  shift           ${of(page, 'shift').toFixed(4).padStart(8)}      goal 0`);
}

async function printBundleSizes(): Promise<void> {
  print('\nTransferred, in kB of Brotli');
  for (const { name, bytes, budget } of await measureBundleSizes())
    print(
      `  ${name.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(6)}  of ${budget / 1000}${bytes > budget ? '  over budget' : ''}`,
    );
}
