import { Button, Notice, Row, Stack, Text } from '@aera/ui';

interface FailureNoticeProps {
  readonly title?: string;
  /** Null: nothing failed. */
  readonly children: string | null;
}

/** What failed, announced when it appears. */
export const FailureNotice = ({ title, children }: FailureNoticeProps) =>
  children && (
    <div role="alert">
      <Notice tone="destructive" title={title}>
        {children}
      </Notice>
    </div>
  );

interface ConflictNoticeProps {
  readonly copy: {
    readonly title: string;
    readonly mine: string;
    readonly theirs: string;
    /** Explains what keeping the steward's own text means. */
    readonly mineHint?: string;
  };
  /** What another steward saved. */
  readonly text: string;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Another steward saved first: what there is now, and the choice between both. Nothing typed is lost before that. */
export const ConflictNotice = ({ copy, text, onTakeTheirs, onKeepMine }: ConflictNoticeProps) => (
  <div role="alert">
    <Notice tone="warning" title={copy.title}>
      <Stack gap={3}>
        <p>{text}</p>
        <Row gap={2}>
          <Button size="sm" onClick={onKeepMine}>
            {copy.mine}
          </Button>
          <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
            {copy.theirs}
          </Button>
        </Row>
        {copy.mineHint && <Text size="xs">{copy.mineHint}</Text>}
      </Stack>
    </Notice>
  </div>
);
