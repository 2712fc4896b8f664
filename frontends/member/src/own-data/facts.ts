import type { OwnFact } from '@aera/contracts';

export interface OwnQuestion {
  readonly id: string;
  readonly words: string | null;
  readonly askedAt: string;
  readonly state: 'waiting' | 'answered' | 'withdrawn';
}

/** A question as it reads, from all that happened to it. */
export function questionOf({ id, facts }: { id: string; facts: readonly OwnFact[] }): OwnQuestion {
  const [first] = facts;
  const happened = (type: string) => facts.some((fact) => fact.type === type);
  return {
    id,
    words: textOf(first, 'question'),
    askedAt: first?.at ?? '',
    state: happened('QuestionWithdrawn')
      ? 'withdrawn'
      : happened('QuestionAnswered')
        ? 'answered'
        : 'waiting',
  };
}

/** What was sent to the member, the newest first. */
export const noticesOf = (facts: readonly OwnFact[]): { at: string; words: string | null }[] =>
  facts
    .filter(({ type }) => type === 'NotificationRaised')
    .map((fact) => ({ at: fact.at, words: textOf(fact, 'message') }))
    .toReversed();

const textOf = (fact: OwnFact | undefined, name: string): string | null => {
  const value = fact?.data[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
