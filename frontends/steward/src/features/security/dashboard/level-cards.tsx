import type { ResponseOf, securityStatus } from '@aera/contracts';
import { Badge, type BadgeProps, Card, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { securityCopy } from '../security-copy.ts';

const copy = securityCopy.cards;

const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${theme.space[4]};
`;

const Label = styled.dt`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
`;

const Value = styled.dd`
  margin-block: ${theme.space[1]} ${theme.space[2]};
  font-size: ${theme.text.lg};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Level = styled(Badge)`
  padding: ${theme.space[1]} ${theme.space[3]};
  font-size: ${theme.text.md};
`;

/** The colour of the level; the word says it too. */
const levels: Readonly<Record<string, BadgeProps['variant']>> = {
  'MILITARY-GRADE': 'success',
  HIGH: 'default',
  MEDIUM: 'warning',
};

interface LevelCardsProps {
  readonly status: ResponseOf<typeof securityStatus>;
}

/** Level, detection, encryption and score, each with what it rests on. */
export function LevelCards({ status }: LevelCardsProps) {
  const { securityLevel, threatDetection, encryption, complianceScore, because } = status;
  const cards = [
    [
      copy.level,
      <Level key="level" variant={levels[securityLevel] ?? 'outline'}>
        {securityLevel}
      </Level>,
      because.securityLevel,
    ],
    [copy.detection, threatDetection, because.threatDetection],
    [copy.encryption, encryption, because.encryption],
    [
      copy.score,
      complianceScore === null ? copy.unknownScore : copy.percent(complianceScore),
      because.complianceScore,
    ],
  ] as const;
  return (
    <Cards aria-label={copy.label}>
      {cards.map(([label, value, why]) => (
        <Card key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
          <Text as="dd" size="xs" tone="muted">
            {why}
          </Text>
        </Card>
      ))}
    </Cards>
  );
}
