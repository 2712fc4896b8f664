import { Row, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { threatPath } from '../../../shared/paths.ts';
import { blocksCopy as copy } from './blocks-copy.ts';
import { type NamedBlock, describeReason } from './blocks-section.tsx';
import { UnblockButton } from './unblock.tsx';

const Entry = styled.li`
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
  &:first-child {
    border: 0;
  }
`;

const NetworkName = styled.p`
  font-family: ${theme.font.mono};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** One blocked network: the reason, the end, and a button to unblock it. */
export const BlockEntry = ({ block, name, pending, onUnblock }: NamedBlock) => (
  <Entry>
    <Row justify="space-between" align="start" gap={4}>
      <Stack gap={1}>
        <NetworkName>{name}</NetworkName>
        <Text size="sm">
          {describeReason(block)}
          {' · '}
          {block.until === null ? copy.forGood : copy.until(formatDate(block.until))}
        </Text>
        <Text size="xs" tone="muted">
          {[block.times > 1 && copy.times(block.times), copy.refused(block.refused)]
            .filter(Boolean)
            .join(' · ')}
          {block.threatId && (
            <>
              {' · '}
              <Link to={threatPath(block.threatId)}>{copy.threat}</Link>
            </>
          )}
        </Text>
      </Stack>
      <UnblockButton name={name} pending={pending} onUnblock={onUnblock} />
    </Row>
  </Entry>
);

/** Blocked networks under one another. */
export const BlockList = styled.ul`
  padding: 0;
  list-style-type: '';
`;
