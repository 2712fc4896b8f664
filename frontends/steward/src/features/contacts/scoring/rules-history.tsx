import type { ScoreRulesVersion } from '@aera/contracts';
import { Badge, Button, Heading, Row, Stack, Text, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { scoringCopy } from './scoring-copy.ts';

const copy = scoringCopy.history;

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style-type: '';
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`;

interface RulesHistoryProps {
  /** Newest first. */
  readonly versions: readonly ScoreRulesVersion[];
  /** Absent for roles that cannot change rules. */
  readonly onLook?: ((version: ScoreRulesVersion) => void) | undefined;
}

/** Every version of the rules: who set it, when and why, and the way back to it. */
export function RulesHistory({ versions, onLook }: RulesHistoryProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId}>
        {copy.title}
      </Heading>
      <List>
        {versions.map((version, at) => (
          <Entry key={version.version}>
            <Stack gap={1}>
              <Row gap={2}>
                <Text as="strong" size="sm">
                  {copy.version(version.version)}
                </Text>
                {at === 0 && <Badge variant="success">{copy.current}</Badge>}
              </Row>
              <Said version={version} />
            </Stack>
            {at > 0 && onLook && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={copy.lookAt(version.version)}
                onClick={() => onLook(version)}
              >
                {copy.look}
              </Button>
            )}
          </Entry>
        ))}
      </List>
    </Stack>
  );
}

const Said = ({ version: { why, restores, by, at } }: { readonly version: ScoreRulesVersion }) => (
  <>
    {(why !== null || restores !== null) && (
      <Text size="sm">{restores === null ? why : copy.restores(restores)}</Text>
    )}
    {at && (
      <Text size="xs" tone="muted">
        {by?.name ?? scoringCopy.page.unnamed}, {formatDate(at)}
      </Text>
    )}
  </>
);
