import { operationsRoutes, serviceNames } from '@aera/contracts';
import { type CallService, createOperatorClient } from '@aera/operator-cli';
import { type Finding, verifyPlatform } from '../backup/verify-platform.ts';
import type { DemoPlan } from '../demo/plan/demo-action.ts';
import { createDemoClients } from '../demo/run/demo-client.ts';
import { runPlan } from '../demo/run/run-plan.ts';
import { waitUntilCaughtUp } from '../demo/run/wait-until-caught-up.ts';
import type { SimulatedTime } from '../demo/run/simulated-time.ts';
import type { ReleaseProcesses } from './release-processes.ts';

interface RehearsalOptions {
  readonly previous: ReleaseProcesses;
  readonly next: ReleaseProcesses;
  /** A plan of four days: each is one state of the upgrade. */
  readonly plan: DemoPlan;
  readonly time: SimulatedTime;
  /** The private identity key of the platform. */
  readonly identityKey: string;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/** A state of the upgrade: which releases run, and how it begins. */
interface State {
  readonly title: string;
  readonly releases: readonly ReleaseProcesses[];
  enter(): Promise<void>;
}

/**
 * Performs a day of the demonstration in each state of an upgrade: before it, while both releases run, after a rollback, and when it is complete.
 * Requests alternate between the gateways of the running releases, and messages and events go to either. Then verifies logs and projections.
 * @throws Error when an action fails, or events and messages are not handled
 */
export async function rehearseUpgrade({
  previous,
  next,
  plan,
  time,
  identityKey,
  signal,
  print,
}: RehearsalOptions): Promise<Finding[]> {
  const states: State[] = [
    { title: 'the previous release alone', releases: [previous], enter: () => previous.start() },
    {
      title: 'both releases, on the schema of this one',
      releases: [previous, next],
      enter: () => next.start(),
    },
    {
      title: 'rolled back: the previous release on the schema of this one',
      releases: [previous],
      enter: () => next.stop(),
    },
    {
      title: 'this release alone',
      releases: [next],
      enter: async () => {
        await next.start();
        await previous.stop();
      },
    },
  ];
  let running = states[0]!;
  let requests = 0;
  const pick = (): ReleaseProcesses => running.releases[requests++ % running.releases.length]!;
  const enterNext = async () => {
    const following = states[states.indexOf(running) + 1];
    if (!following) return;
    // Requests go to releases that run before and after the change.
    await following.enter();
    running = following;
    print(`→ ${running.title}`);
  };

  const clients = createDemoClients(() => pick().gatewayUrl);
  const callOperator = await createOperatorClient({
    serviceUrl: (name) => pick().serviceUrl(name),
    identityKey,
    operator: 'version-skew',
  });
  try {
    print(`→ ${running.title}`);
    await time.moveTo(plan.actions[0]?.at ?? Date.now());
    await running.enter();
    await runPlan(plan, {
      time,
      createClient: clients.create,
      callOperator,
      signal,
      onProgress() {},
      onNewDay: enterNext,
    });
    // A plan that begins or ends at midnight has fewer days.
    while (running !== states.at(-1)) await enterNext();
    await time.end();
    await waitUntilCaughtUp(callOperator, serviceNames);
    await assertNoDeadLetters(callOperator);
    const findings: Finding[] = [];
    for await (const finding of verifyPlatform(callOperator)) findings.push(finding);
    return findings;
  } finally {
    clients.close();
    await Promise.all([previous.stop(), next.stop()]);
  }
}

/** @throws Error if a consumer could not handle a message, or may not have */
async function assertNoDeadLetters(call: CallService): Promise<void> {
  for (const name of serviceNames) {
    const { consumers } = await call(operationsRoutes[name].operationsOverview);
    const failed = consumers.filter(({ deadLetters }) => deadLetters !== 0).map(({ durable }) => durable);
    if (failed.length > 0) throw new Error(`${name} could not handle messages: ${failed.join(', ')}`);
  }
}
