import type { DemoMember, DemoActionOf } from './demo-action.ts';
import type { Random } from './random.ts';
import { correspondentNames, leadNotes, leadTexts, nextSteps, spamTexts } from './texts.ts';
import { day, type DemoStep, type Timeline } from './timeline.ts';

interface Senders {
  readonly members: readonly (readonly [key: string, member: DemoMember])[];
  readonly browsers: readonly string[];
  /** Browsers of people who write twice. */
  readonly ownBrowsers: readonly [string, string, string];
  readonly stewards: readonly string[];
}

type Message = DemoActionOf<'write-message'>['message'];

/** Returns the e-mail address of an invented person: `beatrix.kruger@example.org` for Beatrix Krüger. */
export const toEmail = (name: string, domain = 'example.org'): string =>
  `${name
    .normalize('NFD')
    .replace(/[^\p{L} -]/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .split(' ')
    .filter((part) => /^[a-z-]+$/.test(part))
    .join('.')}@${domain}`;

/** Plans messages through every stage: new, contacted, qualified, closed for each reason, reopened, merged, quarantined, erased. */
export function planLeads(
  timeline: Timeline,
  { members, browsers, ownBrowsers, stewards }: Senders,
  random: Random,
): void {
  const [first = '', second = first] = stewards;
  let sent = 0;
  const write = (text: Partial<Message> = {}, member?: readonly [string, DemoMember]) => {
    const index = sent++;
    const lead = `lead-${index}`;
    const name = member?.[1].name ?? correspondentNames[index % correspondentNames.length]!;
    const message = {
      name,
      email: member?.[1].email ?? toEmail(name),
      formOpenMs: random.between(20_000, 400_000),
      ...leadTexts[index % leadTexts.length]!,
      ...text,
    };
    const browser = member?.[1].browser ?? browsers[index % browsers.length]!;
    return {
      lead,
      written: { type: 'write-message', lead, browser, member: member?.[0] ?? null, message } as const,
    };
  };
  const by = <Step extends { type: DemoStep['type'] }>(lead: string, step: Step, steward = first) => ({
    steward,
    lead,
    ...step,
  });

  // Closed, once for each reason, the latest reopened.
  const reasons = ['answered', 'not-interested', 'unreachable', 'duplicate', 'other', 'answered'] as const;
  reasons.forEach((reason, index) => {
    const { lead, written } = write({}, index % 3 === 0 ? members[index % members.length] : undefined);
    timeline.addStory(index / 8, [
      [0, written],
      [3, by(lead, { type: 'assign-lead', to: first })],
      [2, by(lead, { type: 'move-lead', status: 'contacted' })],
      [1, by(lead, { type: 'note-lead', text: leadNotes[index % leadNotes.length]! })],
      [40, by(lead, { type: 'close-lead', reason })],
      ...(index === reasons.length - 1 ? ([[20, by(lead, { type: 'reopen-lead' })]] as const) : []),
    ]);
  });

  // In progress.
  for (let index = 0; index < 4; index += 1) {
    const { lead, written } = write();
    const steward = index % 2 ? second : first;
    timeline.addStory(0.55 + index * 0.1, [
      [0, written],
      [4, by(lead, { type: 'assign-lead', to: steward }, steward)],
      [1, by(lead, { type: 'move-lead', status: 'contacted' }, steward)],
      [2, by(lead, { type: 'note-lead', text: leadNotes[index % leadNotes.length]! }, steward)],
      [
        1,
        by(
          lead,
          { type: 'plan-step', step: nextSteps[index]!, dueAt: timeline.endsAt + (index - 1) * day },
          steward,
        ),
      ],
    ]);
  }
  for (let index = 0; index < 4; index += 1) {
    const { lead, written } = write({}, index % 2 ? members[(index + 9) % members.length] : undefined);
    timeline.addStory(0.4 + index * 0.14, [
      [0, written],
      [2, by(lead, { type: 'assign-lead', to: second }, second)],
      [1, by(lead, { type: 'move-lead', status: 'contacted' }, second)],
      [30, by(lead, { type: 'move-lead', status: 'qualified' }, second)],
      ...(index === 0 ? ([[1, by(lead, { type: 'score-lead', score: 92 }, second)]] as const) : []),
    ]);
  }
  const snoozed = write();
  timeline.addStory(0.8, [
    [0, snoozed.written],
    [5, by(snoozed.lead, { type: 'snooze-lead', snoozedUntil: timeline.endsAt + 9 * day })],
  ]);

  // New.
  [96, 51, 27, 9, 2].forEach((hours) => timeline.addOpenStory([[hours, write().written]]));

  // One person with two mailboxes, merged; another, still suggested; two people with one family mailbox, marked as distinct.
  const writeTwice = (
    name: string,
    browser: string,
    share: number,
    planSteps: (one: string, other: string) => DemoStep[] = () => [],
  ) => {
    const one = write({ name, email: toEmail(name) });
    const other = write({ name, email: toEmail(name).replace('@', '+aera@') });
    timeline.addStory(share, [
      [0, { ...one.written, browser }],
      [50, { ...other.written, browser }],
      ...planSteps(one.lead, other.lead).map((step) => [6, step] as const),
    ]);
  };
  writeTwice('Tessa Vermeulen', ownBrowsers[0], 0.35, (lead, other) => [
    { type: 'merge-leads', steward: first, lead, other },
  ]);
  writeTwice('Ravi Anand', ownBrowsers[1], 0.5, (lead, other) => [
    { type: 'mark-distinct', steward: first, lead, other },
  ]);
  writeTwice('Marit Solberg', ownBrowsers[2], 0.75);

  // Messages of bots: one that only a steward recognized, and two that were quarantined. A message that a person sent quickly is released from quarantine.
  const spam = [{}, { website: 'https://a.example' }, {}].map((traits, index) =>
    write({
      name: `${correspondentNames[index]!.split(' ')[0]} Deals`,
      email: `offers${index}@example.net`,
      ...spamTexts[2 - index]!,
      ...traits,
    }),
  );
  timeline.addStory(0.3, [
    [0, spam[0]!.written],
    [20, by(spam[0]!.lead, { type: 'mark-spam' })],
  ]);
  const hasty = write({ formOpenMs: 900 });
  timeline.addStory(0.45, [
    [0, hasty.written],
    [20, by(hasty.lead, { type: 'release-lead' })],
  ]);
  timeline.addOpenStory([
    [60, spam[1]!.written],
    [15, spam[2]!.written],
  ]);

  const erased = write({ name: 'Corinna Albrecht', email: toEmail('Corinna Albrecht') });
  timeline.addStory(0.25, [
    [0, erased.written],
    [5, by(erased.lead, { type: 'move-lead', status: 'contacted' })],
    [70, by(erased.lead, { type: 'erase-person', reason: 'Asked by letter, identity confirmed by phone.' })],
  ]);
  timeline.addStory(0.6, [
    [0, { type: 'save-view', steward: first, name: 'Consultations to plan', shared: true }],
    [1, { type: 'save-view', steward: second, name: 'Mine, with a next step', shared: false }],
  ]);
}
