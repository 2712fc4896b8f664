import type { Block } from '@aera/contracts';
import { Button, Row, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../page/format-date.ts';
import { threatPath } from '../../paths.ts';
import { MayChange } from '../../session/may-change.tsx';
import { securityWords } from '../security-words.ts';

const words = securityWords.blocks;

const Entry = styled.li`
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
  &:first-child {
    border: 0;
  }
`;

const Address = styled.p`
  font-family: ${theme.font.mono};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export interface BlockEntryProps {
  readonly block: Block;
  /** As the list of the service names it. */
  readonly name: string;
  readonly pending: boolean;
  readonly onUnblock: () => void;
}

/** One blocked network: by whom and why, until when, and the way to let it in again. */
export const BlockEntry = ({ block, name, pending, onUnblock }: BlockEntryProps) => (
  <Entry>
    <Row justify="space-between" align="start" gap={4}>
      <Stack gap={1}>
        <Address>{name}</Address>
        <Text size="sm">
          {block.by === null ? words.byRule(block.reason) : `${block.reason}, ${words.byHand(block.by)}`}
          {' · '}
          {block.until === null ? words.forGood : words.until(formatDate(block.until))}
        </Text>
        <Text size="xs" tone="muted">
          {[block.times > 1 && words.times(block.times), words.refused(block.refused)]
            .filter(Boolean)
            .join(' · ')}
          {block.threatId && (
            <>
              {' · '}
              <Link to={threatPath(block.threatId)}>{words.threat}</Link>
            </>
          )}
        </Text>
      </Stack>
      <MayChange>
        <Button
          variant="secondary"
          size="sm"
          aria-label={pending ? undefined : words.unblockOf(name)}
          pending={pending}
          pendingLabel={words.unblocking}
          onClick={onUnblock}
        >
          {words.unblock}
        </Button>
      </MayChange>
    </Row>
  </Entry>
);
