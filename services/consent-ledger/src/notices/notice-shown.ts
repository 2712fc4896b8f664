/** The notice was put before a visitor, who may or may not have accepted it afterwards. */
export type NoticeShown = {
  type: 'NoticeShown';
  data: {
    showingId: string;
    /** Null when the browser did not say. */
    sessionId: string | null;
    version: string;
    hash: string;
    language: string;
    /** Whether the browser sent `Sec-GPC: 1` (Global Privacy Control). */
    globalPrivacyControl: boolean;
    shownAt: string;
  };
};
