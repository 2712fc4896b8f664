import type { RuleMode, RuleState } from '@aera/contracts';
import { Badge, Card, Heading, Notice, Row, Stack, Text } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { Chips } from '../chips.ts';
import { modeWords, securityWords, severityWords } from '../security-copy.ts';
import { SeverityBadge } from '../severity-badge.tsx';

const words = securityWords.rules;

const severities = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
const modes = Object.entries(modeWords).map(([value, label]) => ({ value: value as RuleMode, label }));

export interface RuleCardProps {
  readonly state: RuleState;
  readonly saving: boolean;
  readonly failed: boolean;
  readonly onMode: (mode: RuleMode) => void;
}

/** One rule: what it looks for, from how much on it is how bad, what came of it, and its mode. */
export function RuleCard({ state, saving, failed, onMode }: RuleCardProps) {
  const { threatType, looksFor, thresholds, windowMinutes, blocksFrom, mode, setBy, setAt } = state;
  const mayChange = useMayChange();
  return (
    <Card as="section" aria-label={threatType}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {threatType}
        </Heading>
        <Text size="sm">{looksFor}</Text>
        <Chips>
          {severities.map((severity) => (
            <Row as="li" key={severity} gap={1}>
              <SeverityBadge severity={severity} />
              <Text as="span" size="sm">
                {thresholds[severity]}
              </Text>
            </Row>
          ))}
          <Text as="li" size="sm" tone="muted">
            {words.window(windowMinutes)}
          </Text>
        </Chips>
        <Text size="xs" tone="muted">
          {[
            blocksFrom ? `${words.blocksFrom(severityWords[blocksFrom])}.` : `${words.never}.`,
            words.seen(state.seen, state.blocked, state.wouldHaveBlocked),
            setBy !== null && setAt !== null && words.setBy(setBy, formatDate(setAt)),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        {blocksFrom && mayChange && (
          <SegmentedControl
            label={words.mode(threatType)}
            options={modes}
            value={mode}
            onValueChange={(next) => saving || onMode(next)}
          />
        )}
        {blocksFrom && !mayChange && (
          <div>
            <Badge variant="outline">{modeWords[mode]}</Badge>
          </div>
        )}
        <div role="alert">{failed && <Notice tone="destructive">{words.notSaved}</Notice>}</div>
      </Stack>
    </Card>
  );
}
