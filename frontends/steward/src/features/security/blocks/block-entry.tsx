import type { Block } from '@aera/contracts';
import { Row, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { threatPath } from '../../../shared/paths.ts';
import { securityWords } from '../security-copy.ts';
import { UnblockButton } from './unblock-button.tsx';

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
      <UnblockButton name={name} pending={pending} onUnblock={onUnblock} />
    </Row>
  </Entry>
);
