import { runComplianceChecks, serviceNames } from '@aera/contracts';
import { createOperatorClient, readOperator } from '@aera/operator-cli';
import { planDemo } from './demo/plan/plan-demo.ts';
import { assertNoRealData } from './demo/run/assert-no-real-data.ts';
import { createDemoClients } from './demo/run/demo-client.ts';
import { startDemoGateway } from './demo/run/demo-gateway.ts';
import { runPlan } from './demo/run/run-plan.ts';
import { assertSimulatedTime, waitUntilCaughtUp } from './demo/run/wait-until-caught-up.ts';
import { createSimulatedTime } from './demo/run/simulated-time.ts';
import { toClockFile, toGatewayUrl } from './platform/plan-platform.ts';
import { findRunningPlatform } from './platform/running-platform.ts';
import { createProgress, createProgressBar, formatCount, formatSeconds } from './progress.ts';
import { readSettings, type Settings } from './settings.ts';

const progress = createProgress();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  const days = readInteger('DAYS', 90, 2, 90);
  const seed = readInteger('SEED', 1, 1, 2 ** 31);
  await fillPlatform(readSettings(process.env), days, seed);
} catch (error) {
  const reason = stopping.signal.aborted
    ? 'Stopped. The demonstration is incomplete: make clean removes it.'
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`\n✗ ${reason}\n`);
  process.exitCode = 1;
}
// Closes idle keep-alive connections, which would delay the exit by seconds.
process.exit();

/** Fills the running platform with the last days of a small organisation. */
async function fillPlatform(settings: Settings, days: number, seed: number): Promise<void> {
  const file = toClockFile(settings);
  if (file === undefined)
    throw new Error('A platform with PUBLIC_URL has real visitors. Fill only a platform without PUBLIC_URL.');
  if (settings.passthroughEnv['SMTP_URL'])
    throw new Error('With SMTP_URL, the invented people would get mail. Start the platform without it.');
  const { secrets, environment, ports } = await findRunningPlatform(settings);
  const callOperator = await createOperatorClient({
    serviceUrl: environment.serviceUrl,
    identityKey: secrets.identity.privateKey,
    operator: `demo of ${readOperator(process.env)}`,
  });
  await assertNoRealData(callOperator);

  const plan = planDemo({ seed, days, endsAt: Date.now() });
  const time = createSimulatedTime(file);
  const gateway = await startDemoGateway(settings, secrets, ports, file);
  const clients = createDemoClients(() => gateway.url);
  try {
    const first = plan.actions[0]?.at ?? Date.now();
    await time.moveTo(first);
    await assertSimulatedTime(callOperator, first);
    const bar = createProgressBar(plan.actions.length);
    await runPlan(plan, {
      time,
      createClient: clients.create,
      callOperator,
      signal: stopping.signal,
      onProgress: (done, at) => bar.show(done, new Date(at).toISOString().slice(0, 10)),
    });
    bar.end();
  } finally {
    clients.close();
    await gateway.stop();
    await time.end();
  }
  // A result of the checks from the simulated past is outdated.
  await callOperator(runComplianceChecks, { body: {} });
  await waitUntilCaughtUp(callOperator, serviceNames);
  progress.print(`
✓ ${formatCount(plan.actions.length)} actions of ${days} days in ${formatSeconds(performance.now())}, seed ${seed}. Every person is invented.

  Site       ${toGatewayUrl(settings)}
  Stewards   sign in as the first steward, whom make start named

  To remove it: make stop, then make clean.
`);
}

function readInteger(name: string, defaultValue: number, min: number, max: number): number {
  const value = Number(process.env[name] || defaultValue);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} is "${process.env[name]}": give a whole number from ${min} to ${max}.`);
}
