import { serviceNames } from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import type { DemoAction, DemoPlan } from '../plan/demo-action.ts';
import { day } from '../plan/timeline.ts';
import type { CreateDemoClient } from './demo-client.ts';
import { createDemoRun } from './demo-run.ts';
import { performAction } from './perform-action.ts';
import { waitUntilCaughtUp } from './wait-until-caught-up.ts';
import type { SimulatedTime } from './simulated-time.ts';

interface RunOptions {
  readonly time: SimulatedTime;
  readonly createClient: CreateDemoClient;
  readonly callOperator: CallService;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, at: number) => void;
  /** Runs between two days, after the last action of the first and before the first action of the second. */
  readonly onNewDay?: () => Promise<void>;
}

/** Actions that may run concurrently, because no other action reads what they change. */
const concurrentActions = new Set<DemoAction['type']>([
  'open-session',
  'view-page',
  'leave-page',
  'see-notice',
  'probe',
]);
const maxBatch = 16;
const maxBatchMs = 60_000;

/** Performs every action of the plan at its time. */
export async function runPlan(
  plan: DemoPlan,
  { time, createClient, callOperator, signal, onProgress, onNewDay }: RunOptions,
): Promise<void> {
  const session = createDemoRun(plan, createClient, callOperator);
  let done = 0;
  let last = plan.actions[0];
  for (const batch of toBatches(plan.actions)) {
    signal.throwIfAborted();
    const [next] = batch;
    if (!next || !last) continue;
    // Consumers and projections record the effects of an action with their own time, so the time moves after them.
    if (toDay(next) !== toDay(last)) {
      await waitUntilCaughtUp(callOperator, serviceNames);
      await onNewDay?.();
    } else if (last.type === 'probe') await waitUntilCaughtUp(callOperator, ['security-auth']);
    last = next;
    const { at } = next;
    await time.moveTo(at);
    await Promise.all(
      batch.map((action) =>
        performAction(action, session).catch((error: unknown) => {
          throw new Error(`${action.type} at ${new Date(action.at).toISOString()}: ${String(error)}`, {
            cause: error,
          });
        }),
      ),
    );
    done += batch.length;
    onProgress(done, at);
  }
  await waitUntilCaughtUp(callOperator, serviceNames);
}

const toDay = ({ at }: DemoAction): number => Math.floor(at / day);

/** Groups consecutive concurrent actions of different browsers, which happen within seconds. */
export function toBatches(actions: readonly DemoAction[]): DemoAction[][] {
  const batches: DemoAction[][] = [];
  for (const action of actions) {
    const batch = batches.at(-1);
    const [first] = batch ?? [];
    const fits =
      batch &&
      first &&
      batch.length < maxBatch &&
      action.at - first.at <= maxBatchMs &&
      [first, action].every(({ type }) => concurrentActions.has(type)) &&
      !batch.some((other) => 'browser' in other && 'browser' in action && other.browser === action.browser);
    if (fits) batch.push(action);
    else batches.push([action]);
  }
  return batches;
}
