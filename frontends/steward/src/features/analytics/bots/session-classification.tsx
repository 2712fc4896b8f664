import type { JudgedVisit } from '@aera/contracts';
import { useState } from 'react';
import { botsWords, type Verdict } from './bots-copy.ts';
import { ReclassifyDialog } from './reclassify-dialog.tsx';
import { SaidNotice } from './reclassified-notice.tsx';
import { useReclassify, type Word, wordBefore } from './use-reclassify.ts';

/** What a steward is saying of a session, and said last, with what counted before. */
export function useWordOnSession() {
  const [asked, setAsked] = useState<{ visit: JudgedVisit; verdict: Verdict } | null>(null);
  const [said, setSaid] = useState<{ word: Word; heard: boolean; before: Word | null } | null>(null);
  const speaking = useReclassify();

  const say = (word: Word, before: Word | null) =>
    speaking.mutate(word, {
      onSuccess: (heard) => {
        setSaid({ word, heard, before });
        setAsked(null);
      },
    });
  return {
    asked,
    said,
    pending: speaking.isPending,
    failed: speaking.isError,
    ask: (visit: JudgedVisit, verdict: Verdict) => {
      speaking.reset();
      setAsked({ visit, verdict });
    },
    close: () => setAsked(null),
    say: (reason: string) => {
      if (!asked) return;
      const { visit, verdict } = asked;
      const word = { sessionId: visit.sessionId, verdict, reason };
      say(word, wordBefore(visit, botsWords.done.undoReason));
    },
    undo: said?.before ? () => said.before && say(said.before, null) : undefined,
  };
}

/** The dialog of a steward's word, and what was said last with the way back. */
export const WordOnSession = ({ word }: { readonly word: ReturnType<typeof useWordOnSession> }) => (
  <>
    <SaidNotice
      said={word.said?.word ?? null}
      heard={word.said?.heard ?? false}
      undoing={word.pending && word.asked === null}
      undoFailed={word.failed && word.asked === null}
      onUndo={word.undo}
    />
    {word.asked && (
      <ReclassifyDialog
        key={`${word.asked.visit.visitId} ${word.asked.verdict}`}
        visit={word.asked.visit}
        verdict={word.asked.verdict}
        pending={word.pending}
        failed={word.failed}
        onSay={word.say}
        onClose={word.close}
      />
    )}
  </>
);
