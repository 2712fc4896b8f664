import { type ScoredVisit, listBotVisits, listClassifications, classifySession } from '@aera/contracts';
import { MutedText } from '@aera/ui';
import { useState } from 'react';
import { callApi } from '@aera/frontend-kit';
import { type SessionClass, botsCopy } from './bots-copy.ts';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { ResultRegion, UndoNotice } from '../../../shared/list/undo-notice.tsx';
import { useCommand } from '../../../shared/api/use-command.ts';
import { waitUntil } from '../wait-until.ts';

const { dialog: dialogCopy, done: resultCopy } = botsCopy;

interface ClassificationResult {
  readonly classification: Classification;
  /** False until the visit records are updated. */
  readonly isApplied: boolean;
  readonly previous: Classification | null;
}

/** State of the open draft and of the last classification, with the one that it replaced. */
export function useClassification() {
  const [draft, setDraft] = useState<{ visit: ScoredVisit; classifiedAs: SessionClass } | null>(null);
  const [result, setResult] = useState<ClassificationResult | null>(null);
  const classify = useClassifySession();

  const send = (classification: Classification, previous: Classification | null) =>
    classify.mutate(classification, {
      onSuccess: (isApplied) => {
        setResult({ classification, isApplied, previous });
        setDraft(null);
      },
    });
  return {
    draft,
    result,
    pending: classify.isPending,
    failed: classify.isError,
    open: (visit: ScoredVisit, classifiedAs: SessionClass) => {
      classify.reset();
      setDraft({ visit, classifiedAs });
    },
    close: () => {
      classify.reset();
      setDraft(null);
    },
    confirm: (reason: string) => {
      if (!draft) return;
      const { visit, classifiedAs } = draft;
      send(
        { sessionId: visit.sessionId, classifiedAs, reason },
        currentClassification(visit, resultCopy.undoReason),
      );
    },
    undo: result?.previous ? () => result.previous && send(result.previous, null) : undefined,
  };
}

interface ClassificationChangeProps {
  readonly change: ReturnType<typeof useClassification>;
}

export function ClassificationChange({ change }: ClassificationChangeProps) {
  const { draft, result, pending, failed, confirm, close, undo } = change;
  return (
    <>
      <ResultRegion result={result?.classification ?? null}>
        {result && (
          <UndoNotice
            tone={result.isApplied ? 'success' : 'info'}
            title={resultCopy.titles[result.classification.classifiedAs](
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
          key={`${draft.visit.visitId} ${draft.classifiedAs}`}
          title={dialogCopy.title[draft.classifiedAs]}
          description={dialogCopy.text[draft.classifiedAs]}
          width="sm"
          copy={dialogCopy}
          confirm={dialogCopy.confirm[draft.classifiedAs]}
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
  readonly classifiedAs: SessionClass;
  readonly reason: string;
}

/** Returns the current classification of a visit, which undo restores. */
const currentClassification = (
  { sessionId, classification }: ScoredVisit,
  reason: string,
): Classification => ({
  sessionId,
  classifiedAs: classification?.classifiedAs ?? 'score',
  reason: classification?.reason || reason,
});

/** Classifies a session. Resolves to whether the visit records are already updated. */
const useClassifySession = () =>
  useCommand({
    send: async ({ sessionId, ...body }: Classification): Promise<boolean> => {
      const { id } = await callApi(classifySession, { params: { sessionId }, body });
      return waitUntil(async () => {
        const query = { sessionId, limit: 10 };
        const { classifications } = await callApi(listClassifications, { query });
        return classifications.some((classification) => classification.id === id);
      });
    },
    refetch: [listBotVisits, listClassifications],
  });
