import type { EvaluationQuestion, QuestionKind } from './questions.ts';

/** Result of one question: ids in order, and whether the engine reported an answer. */
export interface Outcome {
  readonly ids: readonly string[];
  readonly hasAnswer: boolean;
}

/** Number of evaluated results. */
const depth = 10;

const bestGrade = 2;
const helpfulGrade = 1;

/** Discounted cumulative gain of grades in an order (Järvelin and Kekäläinen: 2^grade − 1 over log2 of the rank). */
const dcg = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** nDCG@10: 1 if the best answer comes first and the helpful ones right after it, 0 without any of them. */
export function ndcg(ids: readonly string[], [best, ...helpful]: EvaluationQuestion['answers']): number {
  const toGrade = (id: string) => (id === best ? bestGrade : helpful.includes(id) ? helpfulGrade : 0);
  const ideal = dcg([bestGrade, ...helpful.map(() => helpfulGrade)]);
  return dcg([...new Set(ids)].map(toGrade)) / ideal;
}

/** Reciprocal rank of the first answer; 0 without one among the first ten. */
export function reciprocalRank(ids: readonly string[], answers: readonly string[]): number {
  const place = ids.slice(0, depth).findIndex((id) => answers.includes(id));
  return place < 0 ? 0 : 1 / (place + 1);
}

export interface RelevanceMetrics {
  readonly ndcg: number;
  readonly mrr: number;
  /** Of the kinds of questions that were asked. */
  readonly ndcgOf: Readonly<Partial<Record<QuestionKind, number>>>;
  /** Share of questions with an answer among those reported as answered. */
  readonly precision: number;
  /** Share of questions reported as answered among those with an answer. */
  readonly recall: number;
}

export type AskEngine = (question: string) => Promise<Outcome>;

/** Runs every question sequentially and computes the metrics. */
export async function evaluate(
  ask: AskEngine,
  questions: readonly EvaluationQuestion[],
  offTopic: readonly string[],
): Promise<RelevanceMetrics> {
  const judged: { kind: QuestionKind; ndcg: number; rr: number; hasAnswer: boolean }[] = [];
  for (const { kind, question, answers } of questions) {
    const { ids, hasAnswer } = await ask(question);
    judged.push({ kind, ndcg: ndcg(ids, answers), rr: reciprocalRank(ids, answers), hasAnswer });
  }
  let falseAnswers = 0;
  for (const question of offTopic) if ((await ask(question)).hasAnswer) falseAnswers += 1;
  const answered = judged.filter((each) => each.hasAnswer).length;
  const byKind = Map.groupBy(judged, ({ kind }) => kind);
  return {
    ndcg: mean(judged.map((each) => each.ndcg)),
    mrr: mean(judged.map((each) => each.rr)),
    ndcgOf: Object.fromEntries([...byKind].map(([kind, of]) => [kind, mean(of.map((each) => each.ndcg))])),
    precision: answered + falseAnswers === 0 ? 1 : answered / (answered + falseAnswers),
    recall: answered / judged.length,
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
