import type { Contact, ContactScore } from '@aera/contracts';
import { Button, Notice, Row, Stack, Text, TextField } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { scoringCopy } from './scoring-copy.ts';
import { useGiveScore } from './scoring-api.ts';

const copy = scoringCopy.override;

interface ScoreOverrideProps {
  readonly contact: Contact;
  readonly score: ContactScore;
}

/** The steward's own score, apart from the rules: who gave it and how to take it back, or the way to give one. */
export function ScoreOverride({ contact, score: { override, ruleScore } }: ScoreOverrideProps) {
  const { give, isPending } = useGiveScore(contact);
  const mayChange = useMayChange();
  if (!override) return mayChange && <GiveScore pending={isPending} onGive={give} />;
  const name = override.by.name ?? scoringCopy.page.unnamed;
  return (
    <Notice tone="info" title={copy.counts(override.score)}>
      <Stack gap={3}>
        <Text size="sm">{copy.by(name, formatDate(override.at), ruleScore)}</Text>
        {mayChange && (
          <Row>
            <Button
              size="sm"
              variant="secondary"
              pending={isPending}
              pendingLabel={copy.saving}
              onClick={() => give(null)}
            >
              {copy.clear}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

interface GiveScoreProps {
  readonly pending: boolean;
  readonly onGive: (score: number, onDone: () => void) => void;
}

function GiveScore({ pending, onGive }: GiveScoreProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const fits = /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100;
    setError(fits ? null : copy.wrong);
    if (fits) onGive(Number(text), () => setText(''));
  };
  return (
    <Stack as="form" noValidate gap={3} onSubmit={submit}>
      <TextField
        label={copy.label}
        hint={copy.hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
      />
      <Row>
        <Button type="submit" size="sm" variant="secondary" pending={pending} pendingLabel={copy.saving}>
          {copy.give}
        </Button>
      </Row>
    </Stack>
  );
}
