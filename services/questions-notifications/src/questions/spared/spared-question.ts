/** An answer that was offered before submitting was enough: nobody had to be asked. */
export type SparedEvent = {
  type: 'QuestionSpared';
  data: { sparedId: string; documentId: string; sparedAt: string };
};
