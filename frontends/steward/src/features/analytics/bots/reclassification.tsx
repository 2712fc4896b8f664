import { type ScoredVisit, listBotVisits, listReclassifications, reclassifySession } from '@aera/contracts';
import { MutedText } from '@aera/ui';
import { useState } from 'react';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { type Verdict, botsCopy } from './bots-copy.ts';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { ResultRegion, UndoNotice } from '../../../shared/list/undo-notice.tsx';
import { useInvalidate } from '../../../shared/session/use-invalidate.ts';
import { waitUntil } from '../wait-until.ts';

const { dialog: dialogCopy, done: resultCopy } = botsCopy;

interface ReclassificationResult {
  readonly classification: Classification;
  /** False until the visit records are updated. */
  readonly isApplied: boolean;
  readonly previous: Classification | null;
}

/** State of the open draft and of the last classification, with the one that it replaced. */
export function useReclassification() {
  const [draft, setDraft] = useState<{ visit: ScoredVisit; verdict: Verdict } | null>(null);
  const [result, setResult] = useState<ReclassificationResult | null>(null);
  const reclassify = useReclassify();

  const send = (classification: Classification, previous: Classification | null) =>
    reclassify.mutate(classification, {
      onSuccess: (isApplied) => {
        setResult({ classification, isApplied, previous });
        setDraft(null);
      },
    });
  return {
    draft,
    result,
    pending: reclassify.isPending,
    failed: reclassify.isError,
    open: (visit: ScoredVisit, verdict: Verdict) => {
      reclassify.reset();
      setDraft({ visit, verdict });
    },
    close: () => setDraft(null),
    confirm: (reason: string) => {
      if (!draft) return;
      const { visit, verdict } = draft;
      send(
        { sessionId: visit.sessionId, verdict, reason },
        currentClassification(visit, resultCopy.undoReason),
      );
    },
    undo: result?.previous ? () => result.previous && send(result.previous, null) : undefined,
  };
}

interface ReclassificationProps {
  readonly reclassification: ReturnType<typeof useReclassification>;
}

export function Reclassification({ reclassification }: ReclassificationProps) {
  const { draft, result, pending, failed, confirm, close, undo } = reclassification;
  return (
    <>
      <ResultRegion result={result?.classification ?? null}>
        {result && (
          <UndoNotice
            tone={result.isApplied ? 'success' : 'info'}
            title={resultCopy.titles[result.classification.verdict](
              result.classification.sessionId.slice(0, 8),
            )}
            copy={resultCopy}
            undoing={pending && draft === null}
            undoFailed={failed && draft === null}
            onUndo={undo}
          >
            {!result.isApplied && <span>{resultCopy.pendingHint}</span>}
          </UndoNotice>
        )}
      </ResultRegion>
      {draft && (
        <ReasonDialog
          key={`${draft.visit.visitId} ${draft.verdict}`}
          title={dialogCopy.title[draft.verdict]}
          description={dialogCopy.text[draft.verdict]}
          width="sm"
          copy={dialogCopy}
          confirm={dialogCopy.confirm[draft.verdict]}
          maxLength={500}
          pending={pending}
          failure={failed ? dialogCopy.failed : null}
          onConfirm={confirm}
          onClose={close}
        >
          <MutedText>{dialogCopy.session(draft.visit.sessionId)}</MutedText>
        </ReasonDialog>
      )}
    </>
  );
}

/** A classification of a session by a steward. */
interface Classification {
  readonly sessionId: string;
  readonly verdict: Verdict;
  readonly reason: string;
}

/** Returns the current classification of a visit, which undo restores. */
const currentClassification = (
  { sessionId, classification }: ScoredVisit,
  reason: string,
): Classification => ({
  sessionId,
  verdict: classification?.verdict ?? 'score',
  reason: classification?.reason || reason,
});

/** Reclassifies a session. Resolves to whether the visit records are already updated. */
function useReclassify() {
  const onSettled = useInvalidate(listBotVisits, listReclassifications);
  return useMutation({
    mutationFn: async ({ sessionId, ...body }: Classification): Promise<boolean> => {
      const { id } = await callApi(reclassifySession, { params: { sessionId }, body });
      return waitUntil(async () => {
        const query = { sessionId, limit: 10 };
        const { classifications } = await callApi(listReclassifications, { query });
        return classifications.some((classification) => classification.id === id);
      });
    },
    onSettled,
  });
}
