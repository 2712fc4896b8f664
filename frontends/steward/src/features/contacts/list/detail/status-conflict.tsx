import type { Contact } from '@aera/contracts';
import { Button, Notice, Row, Stack } from '@aera/ui';
import { contactsWords } from '../../contacts-copy.ts';

const words = contactsWords.overtaken;

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
    <Notice tone="warning" title={words.title}>
      <Stack gap={3}>
        <p>{words.text(current.status, current.leadScore)}</p>
        <Row gap={2}>
          <Button size="sm" onClick={onAgain}>
            {words.again(action)}
          </Button>
          <Button size="sm" variant="secondary" onClick={onLeave}>
            {words.leave}
          </Button>
        </Row>
      </Stack>
    </Notice>
  </div>
);
