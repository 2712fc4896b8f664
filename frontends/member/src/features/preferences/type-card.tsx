import type { NotificationPreferences } from '@aera/contracts';
import { Card, Checkbox, from, MutedText, Select, Stack, theme, toOptions } from '@aera/ui';
import { styled } from 'styled-components';
import { notificationTypeLabels } from '../../shared/notification-type-labels.ts';
import { preferencesCopy as copy } from './preferences-copy.ts';

export type NotificationType = keyof NotificationPreferences['types'];
type Channels = NotificationPreferences['types'][NotificationType];

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  padding: 0;
  border: 0;
  @media ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr) 14rem;
    align-items: start;
  }
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 650;
`;

const emailChoices = ['instant', 'digest', 'off'] as const;

interface TypeCardProps {
  readonly type: NotificationType;
  readonly channels: Channels;
  readonly onChange: (changes: Partial<Channels>) => void;
}

/** Channels of one notification type. */
export function TypeCard({ type, channels, onChange }: TypeCardProps) {
  const silent = !channels.inApp && channels.email === 'off';
  return (
    <Card>
      <Group>
        <Legend>{notificationTypeLabels[type]}</Legend>
        <Stack gap={3}>
          <MutedText>{silent ? copy.allOffHint : copy.types[type]}</MutedText>
          <Checkbox
            checked={channels.inApp}
            label={copy.inApp}
            onChange={({ target }) => onChange({ inApp: target.checked })}
          />
        </Stack>
        <Select
          label={copy.email}
          value={channels.email}
          options={toOptions(copy.emails, emailChoices)}
          onChange={({ target }) =>
            onChange({ email: emailChoices.find((choice) => choice === target.value) ?? 'off' })
          }
        />
      </Group>
    </Card>
  );
}
