import type { NotificationPreferences, PreferenceChanges } from '@aera/contracts';
import { Button, Card, Checkbox, MutedText, Row, Select, Stack, TextField, theme } from '@aera/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { preferencesCopy as copy } from './preferences-copy.ts';

const TimeFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 12rem));
  gap: ${theme.space[4]};
`;

const defaultQuietHours = { from: '22:00', to: '07:00' } as const;

/** IANA time zone of this device. */
const readDeviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zones of the browser, UTC, and the zones of this device and of the member, which the browser may not list. */
const listTimeZones = (chosen: string): string[] =>
  [...new Set(['UTC', chosen, readDeviceTimeZone(), ...Intl.supportedValuesOf('timeZone')])].toSorted(
    (a, b) => a.localeCompare(b),
  );

interface EmailTimesCardProps {
  readonly preferences: NotificationPreferences;
  readonly onChange: (changes: PreferenceChanges) => void;
}

/** When emails are sent: the digest time, the quiet hours, and the time zone of both. */
export function EmailTimesCard({ preferences, onChange }: EmailTimesCardProps) {
  const { timeZone, quietHours, digestTime } = preferences;
  // Equal or empty times are not saved; they are kept here until the member corrects them.
  const [invalidHours, setInvalidHours] = useState<{ from: string; to: string } | null>(null);
  const quiet = invalidHours ?? quietHours;
  const changeQuietHours = (hours: { from: string; to: string } | null) => {
    const isInvalid = hours !== null && (hours.from === hours.to || !hours.from || !hours.to);
    setInvalidHours(isInvalid ? hours : null);
    if (!isInvalid) onChange({ quietHours: hours });
  };
  const timeZoneField = useRef<HTMLSelectElement>(null);
  const deviceTimeZone = readDeviceTimeZone();
  const switchToDeviceZone = () => {
    onChange({ timeZone: deviceTimeZone });
    // The button disappears.
    timeZoneField.current?.focus();
  };
  return (
    <Card>
      <Stack gap={5}>
        <TimeFields>
          <TextField
            type="time"
            label={copy.digestTime}
            hint={copy.digestHint}
            value={digestTime}
            onChange={({ target }) => target.value && onChange({ digestTime: target.value })}
          />
        </TimeFields>
        <Checkbox
          checked={quiet !== null}
          label={copy.quiet}
          onChange={({ target }) => changeQuietHours(target.checked ? defaultQuietHours : null)}
        />
        {quiet && (
          <TimeFields>
            <TextField
              type="time"
              label={copy.quietFrom}
              value={quiet.from}
              onChange={({ target }) => changeQuietHours({ ...quiet, from: target.value })}
            />
            <TextField
              type="time"
              label={copy.quietTo}
              value={quiet.to}
              error={invalidHours ? copy.quietInvalid : null}
              onChange={({ target }) => changeQuietHours({ ...quiet, to: target.value })}
            />
          </TimeFields>
        )}
        <Stack gap={2}>
          <Select
            ref={timeZoneField}
            label={copy.timeZone}
            value={timeZone}
            options={listTimeZones(timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          />
          {deviceTimeZone !== timeZone && (
            <Row gap={2}>
              <MutedText>{copy.zoneHint(deviceTimeZone.replaceAll('_', ' '))}</MutedText>
              <Button variant="ghost" size="sm" onClick={switchToDeviceZone}>
                {copy.switchToDeviceZone}
              </Button>
            </Row>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
