import type { NotificationPreferences } from '@aera/contracts';
import { Button, Card, Checkbox, Row, Select, Stack, Text, TextField, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { preferencesWords as words } from './preferences-words.ts';

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 12rem));
  gap: ${theme.space[4]};
`;

const usualNight = { from: '22:00', to: '07:00' } as const;

/** Where this device is; the server knows the same names. */
const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone that the browser knows, the chosen one in any case. */
const zonesWith = (chosen: string): string[] =>
  [...new Set(['UTC', chosen, deviceZone(), ...Intl.supportedValuesOf('timeZone')])].toSorted((a, b) =>
    a.localeCompare(b),
  );

export interface TimesCardProps {
  readonly preferences: NotificationPreferences;
  readonly onChange: (preferences: NotificationPreferences) => void;
}

/** When e-mails come: the digest, the quiet hours, and the zone in which both are meant. */
export function TimesCard({ preferences, onChange }: TimesCardProps) {
  const { timeZone, quietHours, digestAt } = preferences;
  // Two equal times mean nothing: they stay here until one is changed.
  const [unsound, setUnsound] = useState<{ from: string; to: string } | null>(null);
  const quiet = unsound ?? quietHours;
  const choose = (hours: { from: string; to: string } | null) => {
    const bad = hours !== null && (hours.from === hours.to || !hours.from || !hours.to);
    setUnsound(bad ? hours : null);
    if (!bad) onChange({ ...preferences, quietHours: hours });
  };
  const here = deviceZone();
  return (
    <Card>
      <Stack gap={5}>
        <Times>
          <TextField
            type="time"
            label={words.digestAt}
            hint={words.digestHint}
            value={digestAt}
            onChange={({ target }) => target.value && onChange({ ...preferences, digestAt: target.value })}
          />
        </Times>
        <Checkbox
          checked={quiet !== null}
          label={words.quiet}
          onChange={({ target }) => choose(target.checked ? usualNight : null)}
        />
        {quiet && (
          <Times>
            <TextField
              type="time"
              label={words.quietFrom}
              value={quiet.from}
              onChange={({ target }) => choose({ ...quiet, from: target.value })}
            />
            <TextField
              type="time"
              label={words.quietTo}
              value={quiet.to}
              error={unsound ? words.quietSame : null}
              onChange={({ target }) => choose({ ...quiet, to: target.value })}
            />
          </Times>
        )}
        <Stack gap={2}>
          <Select
            label={words.timeZone}
            value={timeZone}
            options={zonesWith(timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            onChange={({ target }) => onChange({ ...preferences, timeZone: target.value })}
          />
          {here !== timeZone && (
            <Row gap={2}>
              <Text size="sm" tone="muted">
                {words.zoneHint(here)}
              </Text>
              <Button variant="ghost" size="sm" onClick={() => onChange({ ...preferences, timeZone: here })}>
                {words.takeZone}
              </Button>
            </Row>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
