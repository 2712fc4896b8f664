import { assignQuestion, type StewardThread, type ThreadEntry } from '@aera/contracts';
import { Button, Card, Heading, MutedText, Notice, Row, Stack } from '@aera/ui';
import { useState } from 'react';
import { formatDate } from '../../shared/copy/format-date.ts';
import { OwnerField } from '../../shared/fields/owner-field.tsx';
import { PersonLink } from '../../shared/links/id-links.tsx';
import { useDraft } from '@aera/frontend-kit/drafts';
import { ShowMore } from '@aera/frontend-kit/show-more';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useMayChange } from '../../shared/session/roles.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { SlaClock, QuestionStatus } from './question-status.tsx';
import { useQuestionCommand, useQuestionOverview, useThread } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { Quote } from './quote.ts';
import { RequestInformation } from './request-information.tsx';
import { emptyRevision, type Revision } from './revise-form.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';
import { History, HistoryEntry } from '../../shared/list/plain-list.tsx';
import { useLatestEntries } from '../../shared/list/use-latest-entries.ts';

const assignmentCopy = questionsCopy.assignment;

function QuestionAssignment({ thread: { id, assignee } }: { readonly thread: StewardThread }) {
  const { data: overview } = useQuestionOverview();
  const { mutate, isPending } = useQuestionCommand(assignQuestion, id, {
    success: ({ to }) => ({
      title: to === null ? assignmentCopy.unassignedToast : assignmentCopy.reassigned,
    }),
    toUndo: ({ from, to }) => ({ from: to, to: from }),
  });
  return (
    <OwnerField
      owner={assignee}
      stewards={overview?.stewards ?? []}
      pending={isPending}
      onAssign={mutate}
      copy={assignmentCopy}
      unnamed={assignmentCopy.unnamed}
    />
  );
}

interface QuestionPanelProps {
  readonly questionId: string;
  readonly onDone: () => void;
}

/** One question with assignment, answer and history. */
export function QuestionPanel({ questionId, onDone }: QuestionPanelProps) {
  const { loading, notLoaded: failed, unknown } = questionsCopy;
  return (
    <QueryContent query={useThread(questionId)} copy={{ loading, failed }} missing={unknown}>
      {(thread) => <Thread thread={thread} onDone={onDone} />}
    </QueryContent>
  );
}

const openStatuses = new Set(['pending', 'reopened', 'needs_information']);

function Thread({ thread, onDone }: { readonly thread: StewardThread; readonly onDone: () => void }) {
  const draft = useAnswerDraft(thread.id);
  const [revision, storeRevision] = useDraft<Revision>(`revision-${thread.id}`, emptyRevision);
  const mayChange = useMayChange();
  const mayRevise = mayChange && thread.status === 'answered' && Boolean(thread.adminResponse);
  // Outside of the answer form, the dialog keeps its text when another steward answers first.
  const [requesting, setRequesting] = useState(false);
  const isRequested = thread.status === 'needs_information';
  const isOpen = openStatuses.has(thread.status);
  return (
    <Card as="article">
      <Stack gap={5}>
        <Stack gap={3}>
          <Row justify="space-between" align="start" wrap={false}>
            <Heading level={2} size="md">
              {questionsCopy.user(thread.userId)}
            </Heading>
            <QuestionStatus status={thread.status} />
          </Row>
          <Quote>{thread.question}</Quote>
          <MutedText size="xs">
            {formatDate(thread.submittedAt)}
            {thread.originalQuery && ` · ${questionsCopy.searchedFor(thread.originalQuery)}`}
          </MutedText>
          {thread.person && <PersonLink of={thread.person} />}
          <SlaClock sla={thread.sla} />
        </Stack>
        {isOpen && <QuestionAssignment thread={thread} />}
        {thread.status === 'withdrawn' && <Notice>{questionsCopy.withdrawn}</Notice>}
        {thread.status === 'withdrawn' && draft.text !== '' && (
          <UnsentAnswer text={draft.text} onDiscard={draft.discard} />
        )}
        {revision && !mayRevise && (
          <UnsentAnswer text={revision.text} onDiscard={() => storeRevision(null)} />
        )}
        {thread.version !== null && thread.status !== 'withdrawn' && (
          <AnswerPanel
            thread={thread}
            draft={draft}
            mayRevise={mayRevise}
            typed={revision}
            store={storeRevision}
          />
        )}
        {isOpen && mayChange && (
          <AnswerForm
            questionId={thread.id}
            draft={draft}
            onRequestInformation={isRequested ? null : () => setRequesting(true)}
            onDone={onDone}
          />
        )}
        {requesting && (
          <RequestInformation
            questionId={thread.id}
            isRequested={isRequested}
            onClose={() => setRequesting(false)}
          />
        )}
        <QuestionHistory entries={thread.entries} />
      </Stack>
    </Card>
  );
}

/** The text of an answer or revision that can no longer be sent. It is kept until the steward discards it. */
const UnsentAnswer = ({ text, onDiscard }: { readonly text: string; readonly onDiscard: () => void }) => (
  <Stack gap={2}>
    <MutedText size="xs">{questionsCopy.conflict.mine}</MutedText>
    <Quote>{text}</Quote>
    <div>
      <Button variant="ghost" onClick={onDiscard}>
        {questionsCopy.conflict.discard}
      </Button>
    </div>
  </Stack>
);

const copy = questionsCopy.history;

/** Entries that are shown at first, and added by each request for more. Each may contain a whole answer. */
const entriesPerPart = 20;

/** The events of a question, newest first. */
function QuestionHistory({ entries }: { readonly entries: readonly ThreadEntry[] }) {
  const { latest, older } = useLatestEntries(entries, entriesPerPart);
  return (
    <Stack gap={3}>
      <History title={copy.title}>
        {latest.toReversed().map((entry) => (
          <HistoryEntry
            key={`${entry.kind} ${entry.at} ${entry.version ?? ''}`}
            title={copy.kinds[entry.kind] ?? entry.kind.replaceAll('_', ' ')}
            detail={describeEntry(entry)}
            note={formatDate(entry.at)}
            text={entry.kind === 'asked' ? null : entry.text}
          />
        ))}
      </History>
      <ShowMore query={older}>{copy.older}</ShowMore>
    </Stack>
  );
}

function describeEntry({ kind, steward, version }: ThreadEntry): string {
  const name = steward && (steward.name ?? questionsCopy.assignment.unnamed);
  return [
    version !== null && copy.version(version),
    name !== null && (kind === 'reassigned' ? copy.to(name) : copy.by(name)),
  ]
    .filter(Boolean)
    .join(', ');
}
