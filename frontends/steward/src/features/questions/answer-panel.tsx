import { type StewardThread, setPublication } from '@aera/contracts';
import { Badge, Button, Heading, Row, Stack, Text, Grid, MutedText, Notice } from '@aera/ui';
import { useEffect, useState } from 'react';
import { useQuestionCommand } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';
import { Quote } from './quote.ts';
import { type Revision, ReviseForm } from './revise-form.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';
import { MayChange } from '../../shared/session/roles.tsx';
import { formatDate } from '../../shared/copy/format-date.ts';

const copy = questionsCopy.currentAnswer;

interface AnswerPanelProps {
  readonly thread: StewardThread;
  /** Unsent text of the steward after a concurrent answer. */
  readonly draft: AnswerDraft;
  readonly mayRevise: boolean;
  /** Stored revision, once the steward has changed the text. */
  readonly typed: Revision | null;
  readonly store: (revision: Revision | null) => void;
}

/** The current answer, its revision and publication, and the readers' feedback. */
export function AnswerPanel({ thread, draft, mayRevise, typed, store }: AnswerPanelProps) {
  const [opened, setOpened] = useState<Revision | null>(null);
  const { published, votes, complaints, version, adminResponse } = thread;
  const stored = mayRevise ? (typed ?? opened) : null;
  // The revision was saved, but its response was lost.
  const isSaved = stored !== null && stored.version !== version && stored.text.trim() === adminResponse;
  const revision = isSaved ? null : stored;
  if (isSaved && opened) setOpened(null);
  // Once the author is erased, the answer can only be unpublished.
  const isErased = !adminResponse;
  const { mutate, isPending } = useQuestionCommand(setPublication, thread.id, {
    success: (body) => ({ title: body.published ? copy.published : copy.unpublished }),
    ...(!isErased && { toUndo: (body) => ({ published: !body.published }) }),
  });
  const text = draft.text.trim();
  // The draft was sent, but its response was lost.
  const isSent = thread.status === 'answered' && adminResponse === text;
  /** Publication of the sent draft, if the steward changed their choice before the answer was shown. */
  const [sentAs, setSentAs] = useState<boolean | null>(null);
  if (isSent && draft.publish !== published && sentAs !== published) setSentAs(published);
  useEffect(() => {
    if (isSent) draft.discard();
  }, [isSent, draft]);
  const hasConflict = text !== '' && !isSent && stored?.draftText !== text && thread.status === 'answered';
  const current = { text: adminResponse ?? '', version: version ?? 1, draftText: '' };
  const amend = () => {
    const base = revision ?? current;
    const amended = { ...base, text: `${base.text}\n\n${text}`, draftText: text };
    setOpened(amended);
    store(amended);
  };
  const close = () => {
    setOpened(null);
    store(null);
  };
  const discardSaved = () => {
    store(null);
    if (stored?.draftText && stored.draftText === text) draft.discard();
  };
  useEffect(() => {
    if (isSaved) discardSaved();
  });
  const done = () => {
    setOpened(null);
    discardSaved();
  };
  return (
    <Stack gap={4}>
      {hasConflict && (
        <AnswerConflict
          thread={thread}
          text={draft.text}
          onAmend={mayRevise ? amend : null}
          onDiscard={draft.discard}
        />
      )}
      {sentAs === published && (
        <div role="alert">
          <Notice tone="warning" title={copy.sentAs[published ? 'published' : 'private'].title}>
            {copy.sentAs[published ? 'published' : 'private'].text}
          </Notice>
        </div>
      )}
      <Stack as="section" gap={3}>
        <Row justify="space-between">
          <Heading level={3} size="sm">
            {copy.title(version ?? 1)}
          </Heading>
          <Badge variant={published ? 'success' : 'secondary'}>
            {published ? questionsCopy.published : questionsCopy.private}
          </Badge>
        </Row>
        <Quote>{adminResponse}</Quote>
        {revision === null ? (
          <MayChange>
            <Row gap={2}>
              {mayRevise && (
                <Button variant="secondary" size="sm" onClick={() => setOpened(current)}>
                  {copy.revise}
                </Button>
              )}
              {(published || !isErased) && (
                <Button
                  variant="ghost"
                  size="sm"
                  pending={isPending}
                  onClick={() => mutate({ published: !published }, { onSuccess: () => setSentAs(null) })}
                >
                  {published ? copy.unpublish : copy.publishNow}
                </Button>
              )}
            </Row>
          </MayChange>
        ) : (
          <ReviseForm
            thread={thread}
            revision={revision}
            startsFocused={opened !== null}
            onChange={store}
            onDone={done}
            onCancel={close}
          />
        )}
      </Stack>
      {votes.helpful + votes.notHelpful > 0 && (
        <Text size="sm">{copy.votes(votes.helpful, votes.notHelpful)}</Text>
      )}
      {complaints.length > 0 && <Complaints complaints={complaints} />}
    </Stack>
  );
}

const Complaints = ({ complaints }: Pick<StewardThread, 'complaints'>) => (
  <Stack as="section" gap={2}>
    <Heading level={3} size="sm">
      {copy.complaints}
    </Heading>
    {complaints.map(({ at, reason, comment }) => (
      <Text key={at} size="sm">
        <strong>{questionsCopy.reasons[reason] ?? reason}</strong>
        {comment && `: ${comment}`}
      </Text>
    ))}
  </Stack>
);

const conflictCopy = questionsCopy.conflict;

interface AnswerConflictProps {
  readonly thread: StewardThread;
  /** Answer of the signed-in steward, which was not sent. */
  readonly text: string;
  /** Opens the other answer for editing, with the own text appended; null if it cannot be edited. */
  readonly onAmend: (() => void) | null;
  readonly onDiscard: () => void;
}

/** Shown when another steward answered first. Shows both texts and keeps the own one until the steward decides. */
function AnswerConflict({ thread, text, onAmend, onDiscard }: AnswerConflictProps) {
  const [compared, setCompared] = useState(false);
  const last = thread.entries.findLast(({ kind }) => kind === 'answered' || kind === 'revised');
  const name = last?.steward?.name ?? questionsCopy.assignment.unnamed;
  return (
    <Stack gap={4}>
      <div role="alert">
        <Notice tone="warning" title={conflictCopy.title}>
          {conflictCopy.by(name, formatDate(last?.at ?? thread.submittedAt))}
        </Notice>
      </div>
      <Grid gap={4}>
        {compared && (
          <Stack gap={2}>
            <MutedText size="xs">{conflictCopy.theirs(name)}</MutedText>
            <Quote>{thread.adminResponse}</Quote>
          </Stack>
        )}
        <Stack gap={2}>
          <MutedText size="xs">{conflictCopy.mine}</MutedText>
          <Quote>{text}</Quote>
        </Stack>
      </Grid>
      <Row gap={2}>
        <Button variant="secondary" aria-expanded={compared} onClick={() => setCompared(!compared)}>
          {compared ? conflictCopy.hide : conflictCopy.compare}
        </Button>
        {onAmend && <Button onClick={onAmend}>{conflictCopy.amend}</Button>}
        <Button variant="ghost" onClick={onDiscard}>
          {conflictCopy.discard}
        </Button>
      </Row>
    </Stack>
  );
}
