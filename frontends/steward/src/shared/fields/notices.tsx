import { Button, Notice, Row, Stack, Text } from '@aera/ui';

/** What went wrong, spoken as soon as it shows. */
export const FailureNotice = ({ children }: { readonly children: string | null }) =>
  children && (
    <div role="alert">
      <Notice tone="destructive">{children}</Notice>
    </div>
  );

export interface OvertakenNoticeProps {
  readonly words: {
    readonly title: string;
    readonly mine: string;
    readonly theirs: string;
    /** What keeping one's own means. */
    readonly mineHint?: string;
  };
  /** What there is now, and by whom. */
  readonly text: string;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else was faster: what there is now, and the ways on. Nothing typed is lost before one is chosen. */
export const OvertakenNotice = ({ words, text, onTakeTheirs, onKeepMine }: OvertakenNoticeProps) => (
  <div role="alert">
    <Notice tone="warning" title={words.title}>
      <Stack gap={3}>
        <p>{text}</p>
        <Row gap={2}>
          <Button size="sm" onClick={onKeepMine}>
            {words.mine}
          </Button>
          <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
            {words.theirs}
          </Button>
        </Row>
        {words.mineHint && <Text size="xs">{words.mineHint}</Text>}
      </Stack>
    </Notice>
  </div>
);
