import { Button, Notice, Row, Stack, Text } from '@aera/ui';

interface ConflictNoticeProps {
  readonly copy: {
    readonly title: string;
    readonly mine: string;
    readonly theirs: string;
    /** Explains the effect of keeping the own text. */
    readonly mineHint?: string;
  };
  /** The text that another steward saved. */
  readonly text: string;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Shows the text that another steward saved meanwhile; the steward keeps their own or takes this one. */
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
