import type { DemoMember } from './demo-action.ts';
import type { Random } from './random.ts';
import { followUps, questionTexts } from './texts.ts';
import type { Timeline } from './timeline.ts';

interface Askers {
  /** Members in the order in which they ask; earlier ones registered earlier. */
  readonly members: readonly (readonly [key: string, member: DemoMember])[];
  /** Visitors who ask by e-mail address: a browser and an address. */
  readonly visitors: readonly (readonly [browser: string, email: string])[];
  readonly stewards: readonly string[];
}

type Ending = 'answered' | 'unpublished' | 'revised' | 'reopened' | 'informed' | 'withdrawn';

/** Plans questions through every state, from submission to the vote on the answer. */
export function planQuestions(
  timeline: Timeline,
  { members, visitors, stewards }: Askers,
  random: Random,
): void {
  const [lead = '', second = lead] = stewards;
  const endings: Ending[] = [
    'answered',
    'answered',
    'revised',
    'answered',
    'informed',
    'answered',
    'unpublished',
    'answered',
    'reopened',
    'answered',
    'withdrawn',
    'answered',
    'answered',
    'informed',
    'answered',
    'answered',
    'reopened',
    'answered',
    'unpublished',
    'answered',
  ];
  const open = ['asked', 'assigned', 'needs-information', 'at-risk', 'overdue', 'reopened'] as const;

  const ask = (index: number, mayBeVisitor = false) => {
    const question = `question-${index}`;
    const { text, query } = questionTexts[index % questionTexts.length]!;
    const [member, { browser, email }] = members[index % members.length]!;
    // Some are of visitors, who cannot reply.
    const visitor = mayBeVisitor && index % 4 === 3 ? visitors[index % visitors.length] : undefined;
    const asker = visitor
      ? { browser: visitor[0], member: null, email: visitor[1] }
      : { browser, member, email };
    return { question, member, asker, step: { type: 'ask', question, text, query, ...asker } as const };
  };

  endings.forEach((ending, index) => {
    const share = index / endings.length;
    const { question, member, asker, step } = ask(index, ending === 'answered');
    const { answer } = questionTexts[index % questionTexts.length]!;
    const steward = random.chance(0.7) ? lead : second;
    const vote = {
      type: 'vote',
      question,
      browser: asker.browser,
      member: asker.member,
      helpful: true,
    } as const;
    const answered = {
      type: 'answer',
      steward,
      question,
      text: answer,
      publish: ending !== 'unpublished',
    } as const;
    const assigned = { type: 'assign-question', steward, question, to: steward } as const;
    const hours = random.between(1, 7);
    switch (ending) {
      case 'answered':
        return timeline.addStory(share, [
          [0, step],
          [1, assigned],
          [hours, answered],
          [9, vote],
        ]);
      case 'unpublished':
        return timeline.addStory(share, [
          [0, step],
          [hours, answered],
          [30, { ...vote, helpful: random.chance(0.5) }],
        ]);
      case 'withdrawn':
        return timeline.addStory(share, [
          [0, step],
          [2, { type: 'withdraw-question', question, member }],
        ]);
      case 'informed':
        return timeline.addStory(share, [
          [0, step],
          [1, assigned],
          [2, { type: 'request-information', steward, question, text: followUps.request }],
          [20, { type: 'provide-information', question, member, text: followUps.reply }],
          [4, answered],
          [5, vote],
        ]);
      case 'reopened':
        return timeline.addStory(share, [
          [0, step],
          [hours, answered],
          [18, { type: 'reopen', question, member, text: followUps.reopened }],
          [5, { ...answered, text: followUps.secondAnswer }],
          [3, vote],
        ]);
      case 'revised':
        return timeline.addStory(share, [
          [0, step],
          [hours, answered],
          [26, { ...vote, helpful: false, reason: 'wrong', comment: followUps.complaint }],
          [8, { type: 'revise-answer', steward: second, question, text: followUps.revised }],
          [70, { type: 'unpublish', steward: second, question }],
        ]);
    }
  });

  open.forEach((state, offset) => {
    const index = endings.length + offset;
    const { question, member, step } = ask(index);
    switch (state) {
      case 'asked':
        return timeline.addOpenStory([[1.5, step]]);
      case 'assigned':
        return timeline.addOpenStory([
          [7, step],
          [5, { type: 'assign-question', steward: lead, question, to: second }],
        ]);
      case 'needs-information':
        return timeline.addOpenStory([
          [50, step],
          [44, { type: 'request-information', steward: second, question, text: followUps.openRequest }],
        ]);
      case 'at-risk':
        return timeline.addOpenStory([[21.5, step]]);
      case 'overdue':
        return timeline.addOpenStory([
          [31, step],
          [29, { type: 'assign-question', steward: lead, question, to: lead }],
        ]);
      case 'reopened':
        return timeline.addOpenStory([
          [40, step],
          [
            34,
            {
              type: 'answer',
              steward: second,
              question,
              text: questionTexts[index % questionTexts.length]!.answer,
              publish: true,
            },
          ],
          [3, { type: 'reopen', question, member, text: followUps.stillOpen }],
        ]);
    }
  });

  for (const [index, query] of ['what is a trust', 'forgot password', 'cookies'].entries())
    timeline.addStory(0.2 + index * 0.3, [[0, { type: 'deflect', browser: visitors[0]![0], query }]]);
}
