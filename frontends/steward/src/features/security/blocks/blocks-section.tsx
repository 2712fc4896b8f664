import { PageSection } from '../../../shared/page/page-title.tsx';
import type { Block, BlockedIps } from '@aera/contracts';
import { EmptyState, type HeadingLevel, MutedText, Row, Stack, Text, theme } from '@aera/ui';
import { QueryContent, type QueryContentProps } from '@aera/frontend-kit/query-content';
import type { ReactNode } from 'react';
import { blocksCopy as copy } from './blocks-copy.ts';
import { useUnblock, UnblockButton } from './unblock.tsx';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { threatPath } from '../../../shared/paths.ts';

/** A block, its display name and the action that ends it. */
export interface NamedBlock {
  readonly block: Block;
  readonly name: string;
  readonly pending: boolean;
  readonly onUnblock: () => void;
}

/** Names the rule that blocked a network, or the steward and the reason. */
export const describeReason = ({ by, reason }: Block): string =>
  by === null ? copy.byRule(reason) : `${reason} · ${copy.bySteward(by)}`;

interface BlocksSectionProps {
  readonly level: HeadingLevel;
  readonly query: QueryContentProps<BlockedIps>['query'];
  /** Receives the blocks of this page and the number of all. */
  readonly children: (blocks: readonly NamedBlock[], total: number) => ReactNode;
}

/** Blocked networks. */
export function BlocksSection({ level, query, children }: BlocksSectionProps) {
  const { pending, unblock } = useUnblock();
  return (
    <PageSection level={level} title={copy.title}>
      <QueryContent query={query} copy={copy}>
        {({ blocks, blockedIPs, total }) =>
          total === 0 ? (
            <EmptyState>{copy.empty}</EmptyState>
          ) : (
            children(
              blocks.map((block, index) => {
                const name = blockedIPs[index] ?? block.network;
                return { block, name, pending: pending === name, onUnblock: () => unblock(name) };
              }),
              total,
            )
          )
        }
      </QueryContent>
    </PageSection>
  );
}

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

export const BlockEntry = ({ block, name, pending, onUnblock }: NamedBlock) => (
  <Entry>
    <Row justify="space-between" align="start" gap={4}>
      <Stack gap={1}>
        <NetworkName>{name}</NetworkName>
        <Text size="sm">
          {describeReason(block)}
          {' · '}
          {block.expiresAt === null ? copy.noEnd.toLowerCase() : copy.expiresAt(formatDate(block.expiresAt))}
        </Text>
        <MutedText size="xs">
          {[block.times > 1 && copy.timesBlocked(block.times), copy.rejectedRequests(block.rejectedRequests)]
            .filter(Boolean)
            .join(' · ')}
          {block.threatId && (
            <>
              {' · '}
              <Link to={threatPath(block.threatId)}>{copy.threat}</Link>
            </>
          )}
        </MutedText>
      </Stack>
      <UnblockButton name={name} pending={pending} onUnblock={onUnblock} />
    </Row>
  </Entry>
);
