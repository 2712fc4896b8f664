import { Button, Notice, Row, Stack, Text } from '@aera/ui';

/** What went wrong, spoken as soon as it shows. */
export const FailureNotice = ({ children }: { readonly children: string | null }) =>
  children && (
    <div role="alert">
      <Notice tone="destructive">{children}</Notice>
    </div>
  );

export interface OvertakenNoticeProps {
  readonly copy: {
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
export const OvertakenNotice = ({ copy, text, onTakeTheirs, onKeepMine }: OvertakenNoticeProps) => (
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
