import type { Contact } from '@aera/contracts';
import { Button, Notice, Row, Stack } from '@aera/ui';
import { contactsCopy } from '../../contacts-copy.ts';

const copy = contactsCopy.overtaken;

export interface OvertakenMoveProps {
  readonly current: Contact;
  /** What the steward wanted to do. */
  readonly action: string;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** Another steward was faster: what they made of the contact, and the ways on. */
export const OvertakenMove = ({ current, action, onAgain, onLeave }: OvertakenMoveProps) => (
  <div role="alert">
    <Notice tone="warning" title={copy.title}>
      <Stack gap={3}>
        <p>{copy.text(current.status, current.leadScore)}</p>
        <Row gap={2}>
          <Button size="sm" onClick={onAgain}>
            {copy.again(action)}
          </Button>
          <Button size="sm" variant="secondary" onClick={onLeave}>
            {copy.leave}
          </Button>
        </Row>
      </Stack>
    </Notice>
  </div>
);
