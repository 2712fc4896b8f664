/** The key of a visitor's session was destroyed: what identified the visitor can be read no more. */
export type VisitorErased = {
  type: 'VisitorErased';
  data: { sessionId: string; consentIds: readonly string[]; erasedAt: string };
};
