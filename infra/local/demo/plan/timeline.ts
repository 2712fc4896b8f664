import type { DemoAction } from './demo-action.ts';
import type { Random } from './random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** An action without its time. */
export type DemoStep = DemoAction extends infer Action
  ? Action extends DemoAction
    ? Omit<Action, 'at'>
    : never
  : never;
type Story = readonly (readonly [hoursLater: number, step: DemoStep])[];

/** Collects actions and puts each at its time. All times end before `endsAt`. */
export interface Timeline {
  readonly startsAt: number;
  readonly endsAt: number;
  /** At least 2. */
  readonly days: number;
  add(at: number, step: DemoStep): void;
  /**
   * Adds a completed story. It begins in office hours, after `share` of the whole period, and each step is the given number of hours after the
   * step before. A short period scales the hours down.
   */
  addStory(share: number, story: Story): void;
  /** Adds a story that is still open: each step is the given number of hours before the end. */
  addOpenStory(story: readonly (readonly [hoursBefore: number, step: DemoStep])[]): void;
  actions(): DemoAction[];
}

/** Milliseconds without steps at the end, so that no step is in the future of the platform. */
const marginMs = 2 * minute;

export function createTimeline(endsAt: number, days: number, random: Random): Timeline {
  const startsAt = Math.floor((endsAt - (days - 1) * day) / day) * day;
  const lastAt = endsAt - marginMs;
  const span = lastAt - startsAt;
  const all: DemoAction[] = [];
  const add = (at: number, step: DemoStep) =>
    void all.push({ ...step, at: Math.round(Math.min(at, lastAt)) } as DemoAction);

  return {
    startsAt,
    endsAt,
    days,
    add,
    addStory(share, story) {
      const length = story.reduce((sum, [hours]) => sum + hours * hour, 0);
      const scale = Math.min(1, (span * 0.6) / Math.max(length, 1));
      const room = span - length * scale - 3 * hour;
      const plannedAt = startsAt + 2 * hour + Math.min(share, 0.98) * room;
      // From 8 to 15 h UTC, unless that is too early or too late.
      const inOffice = Math.floor(plannedAt / day) * day + 8 * hour + random.below(7 * 60) * minute;
      let at =
        inOffice >= startsAt + 2 * hour && inOffice <= startsAt + 2 * hour + room ? inOffice : plannedAt;
      for (const [hours, step] of story) add((at += hours * scale * hour), step);
    },
    addOpenStory(story) {
      const maxDuration = Math.max(...story.map(([hours]) => hours)) * hour;
      const scale = Math.min(1, ((lastAt - startsAt) * 0.95) / maxDuration);
      for (const [hours, step] of story) add(endsAt - hours * scale * hour, step);
    },
    actions: () => all.toSorted((one, other) => one.at - other.at),
  };
}
