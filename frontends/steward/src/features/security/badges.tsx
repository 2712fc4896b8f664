import { type Severity, severityNames } from '@aera/contracts';
import { Badge, theme } from '@aera/ui';
import { styled } from 'styled-components';

export const BadgeList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;

const variants = {
  CRITICAL: 'destructive',
  HIGH: 'destructive',
  MEDIUM: 'outline',
  LOW: 'secondary',
} as const satisfies Record<Severity, string>;

export const SeverityBadge = ({ severity }: { readonly severity: Severity }) => (
  <Badge variant={variants[severity]}>{severityNames[severity]}</Badge>
);
