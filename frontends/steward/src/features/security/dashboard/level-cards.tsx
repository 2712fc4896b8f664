import type { ResponseOf, readSecurityStatus } from '@aera/contracts';
import { Badge, type BadgeProps, Card, Grid, MutedText, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { securityCopy } from '../security-copy.ts';

const copy = securityCopy.cards;

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

/** Badge colours. */
const levels: Readonly<Record<string, BadgeProps['variant']>> = {
  'MILITARY-GRADE': 'success',
  HIGH: 'default',
  MEDIUM: 'warning',
};

interface LevelCardsProps {
  readonly status: ResponseOf<typeof readSecurityStatus>;
}

/** Security level, threat detection, encryption and score, each with its reason. */
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
    <Grid as="dl" minColumn="13rem" gap={4} aria-label={copy.label}>
      {cards.map(([label, value, why]) => (
        <Card key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
          <MutedText as="dd" size="xs">
            {why}
          </MutedText>
        </Card>
      ))}
    </Grid>
  );
}
