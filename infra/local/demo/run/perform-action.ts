import type { DemoAction } from '../plan/demo-action.ts';
import { authorPerformers } from './author.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoRun } from './demo-run.ts';
import { type StewardAction, stewardPerformers } from './steward.ts';
import { visitorPerformers } from './visitor.ts';

/** Performs one action of the plan with the API calls of its browser, member or steward. */
export async function performAction(action: DemoAction, session: DemoRun): Promise<void> {
  if (isStewardAction(action)) {
    const perform = stewardPerformers[action.type] as (
      one: StewardAction,
      client: DemoClient,
      session: DemoRun,
    ) => Promise<unknown>;
    await perform(action, await session.asSteward(action.steward, action.at), session);
  } else {
    const perform = { ...visitorPerformers, ...authorPerformers }[action.type] as (
      one: DemoAction,
      session: DemoRun,
    ) => Promise<unknown>;
    await perform(action, session);
  }
}

const isStewardAction = (action: DemoAction): action is StewardAction =>
  Object.hasOwn(stewardPerformers, action.type);
