import type { ScoredVisit } from '@aera/contracts';
import { Text } from '@aera/ui';
import { useState } from 'react';
import { type Classification, currentClassification, useReclassify } from './bots-api.ts';
import { type Verdict, botsCopy } from './bots-copy.ts';
import { ReasonDialog } from '../../../shared/fields/reason-dialog.tsx';
import { DoneRegion, UndoNotice } from '../../../shared/list/undo-notice.tsx';

const { dialog: dialogCopy, done: doneCopy } = botsCopy;

interface Done {
  readonly classification: Classification;
  /** False until the visit records are updated. */
  readonly isApplied: boolean;
  readonly previous: Classification | null;
}

/** State of the open draft and of the last classification, with the one that it replaced. */
export function useReclassification() {
  const [draft, setDraft] = useState<{ visit: ScoredVisit; verdict: Verdict } | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const reclassify = useReclassify();

  const send = (classification: Classification, previous: Classification | null) =>
    reclassify.mutate(classification, {
      onSuccess: (isApplied) => {
        setDone({ classification, isApplied, previous });
        setDraft(null);
      },
    });
  return {
    draft,
    done,
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
        currentClassification(visit, doneCopy.undoReason),
      );
    },
    undo: done?.previous ? () => done.previous && send(done.previous, null) : undefined,
  };
}

interface ReclassificationProps {
  readonly reclassification: ReturnType<typeof useReclassification>;
}

export function Reclassification({ reclassification }: ReclassificationProps) {
  const { draft, done, pending, failed, confirm, close, undo } = reclassification;
  return (
    <>
      <DoneRegion done={done?.classification ?? null}>
        {done && (
          <UndoNotice
            tone={done.isApplied ? 'success' : 'info'}
            title={doneCopy.titles[done.classification.verdict](done.classification.sessionId.slice(0, 8))}
            copy={doneCopy}
            undoing={pending && draft === null}
            undoFailed={failed && draft === null}
            onUndo={undo}
          >
            {!done.isApplied && <span>{doneCopy.late}</span>}
          </UndoNotice>
        )}
      </DoneRegion>
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
          <Text size="sm" tone="muted">
            {dialogCopy.session(draft.visit.sessionId)}
          </Text>
        </ReasonDialog>
      )}
    </>
  );
}
