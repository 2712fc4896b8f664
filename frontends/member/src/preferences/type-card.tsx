import type { NotificationPreferences } from '@aera/contracts';
import { Card, Checkbox, Select, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { preferencesWords as words } from './preferences-words.ts';

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

const ways = ['now', 'digest', 'off'] as const;

export interface TypeCardProps {
  readonly type: NotificationType;
  readonly channels: Channels;
  readonly onChange: (channels: Channels) => void;
}

/** How to be told of one type of thing. */
export function TypeCard({ type, channels, onChange }: TypeCardProps) {
  const { title, text } = words.types[type];
  const silent = !channels.inApp && channels.email === 'off';
  return (
    <Card>
      <Group>
        <Legend>{title}</Legend>
        <Stack gap={3}>
          <Text size="sm" tone="muted">
            {silent ? words.silent : text}
          </Text>
          <Checkbox
            checked={channels.inApp}
            label={words.inApp}
            onChange={({ target }) => onChange({ ...channels, inApp: target.checked })}
          />
        </Stack>
        <Select
          label={words.email}
          value={channels.email}
          options={ways.map((value) => ({ value, label: words.emails[value] }))}
          onChange={({ target }) =>
            onChange({ ...channels, email: ways.find((way) => way === target.value) ?? 'off' })
          }
        />
      </Group>
    </Card>
  );
}
