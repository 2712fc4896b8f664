import { type ScoredVisit, listBotVisits, listClassifications, classifySession } from '@aera/contracts';
import { MutedText } from '@aera/ui';
import { useState } from 'react';
import { callApi } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { type VisitClass, botsCopy } from './bots-copy.ts';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { waitUntil } from '../wait-until.ts';

const { dialog: dialogCopy, done: resultCopy } = botsCopy;

/** A classification of a session by a steward. */
interface Classification {
  readonly sessionId: string;
  readonly classifiedAs: VisitClass;
  readonly reason: string;
}

const refetch = [listBotVisits, listClassifications];

/** Classifies a session. Resolves to whether the visit records are already updated. */
async function classify({ sessionId, ...body }: Classification): Promise<boolean> {
  const { id } = await callApi(classifySession, { params: { sessionId }, body });
  return waitUntil(async () => {
    const query = { sessionId, limit: 10 };
    const { classifications } = await callApi(listClassifications, { query });
    return classifications.some((classification) => classification.id === id);
  });
}

const describeResult = (isApplied: boolean, { sessionId, classifiedAs }: Classification) => ({
  title: resultCopy.titles[classifiedAs](sessionId.slice(0, 8)),
  ...(!isApplied && { description: resultCopy.pendingHint }),
});

/** Returns the current classification of a visit, which undo restores. */
const readClassification = ({ sessionId, classification }: ScoredVisit): Classification => ({
  sessionId,
  classifiedAs: classification?.classifiedAs ?? 'score',
  reason: classification?.reason || resultCopy.undoReason,
});

interface Draft {
  readonly visit: ScoredVisit;
  readonly classifiedAs: VisitClass;
}

/** State of the classification dialog, and the commands that it sends. */
export function useClassification() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const { mutate: undo } = useCommand({
    send: classify,
    refetch,
    success: describeResult,
    failure: { title: resultCopy.undoFailed },
  });
  const { mutate, isPending, isError, reset } = useCommand({
    send: ({ classification }: { readonly visit: ScoredVisit; readonly classification: Classification }) =>
      classify(classification),
    refetch,
    onSuccess: () => setDraft(null),
    success: (isApplied, { visit, classification }) => ({
      ...describeResult(isApplied, classification),
      action: { label: resultCopy.undo, run: () => undo(readClassification(visit)) },
    }),
  });
  const change = (next: Draft | null) => {
    reset();
    setDraft(next);
  };
  return {
    draft,
    pending: isPending,
    failed: isError,
    open: (visit: ScoredVisit, classifiedAs: VisitClass) => change({ visit, classifiedAs }),
    close: () => change(null),
    confirm: (reason: string) => {
      if (!draft) return;
      const { visit, classifiedAs } = draft;
      mutate({ visit, classification: { sessionId: visit.sessionId, classifiedAs, reason } });
    },
  };
}

interface ClassificationDialogProps {
  readonly change: ReturnType<typeof useClassification>;
}

export const ClassificationDialog = ({
  change: { draft, pending, failed, confirm, close },
}: ClassificationDialogProps) =>
  draft && (
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
  );
