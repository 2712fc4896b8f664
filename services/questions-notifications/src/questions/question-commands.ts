type Command<Type extends string, Data> = {
  type: Type;
  data: { questionId: string } & Data;
  now: string;
};

export type QuestionCommand =
  | Command<
      'SubmitQuestion',
      {
        authorId: string;
        memberId: string | null;
        question: string;
        originalQuery: string | null;
        email: string;
        sessionId: string | null;
      }
    >
  /** Compare and set: `from` is who the steward believes has it. Nobody is `null`, for taking on as for giving back. */
  | Command<'AssignQuestion', { stewardId: string; from: string | null; to: string | null }>
  | Command<'RequestInformation', { stewardId: string; request: string }>
  | Command<'GiveInformation', { memberId: string; reply: string }>
  | Command<'AnswerQuestion', { stewardId: string; answer: string; publish: boolean }>
  /** `version` is the wording that the steward has before them. */
  | Command<'ReviseAnswer', { stewardId: string; answer: string; version: number }>
  | Command<'SetPublication', { stewardId: string; published: boolean }>
  | Command<'ReopenQuestion', { memberId: string; comment: string }>
  /** A visitor's is taken back only with everything else of theirs. */
  | Command<'WithdrawQuestion', { memberId: string | null }>
  | Command<'ClaimQuestion', { memberId: string }>
  | Command<'WatchPromise', object>;

export type CommandOf<Type extends QuestionCommand['type']> = Extract<QuestionCommand, { type: Type }>;
