import type { Contact, ContactScore } from '@aera/contracts';
import { useForm } from '@aera/frontend-kit/form';
import { Button, Notice, Row, Stack, Text, TextField } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { useMayChange } from '../../../shared/session/roles.tsx';
import { scoringCopy } from './scoring-copy.ts';
import { useScoreOverride } from './scoring-api.ts';

const copy = scoringCopy.override;

interface ScoreOverrideProps {
  readonly contact: Contact;
  readonly score: ContactScore;
}

/** The manual score with a button to remove it, or the form to set one. */
export function ScoreOverride({ contact, score: { override, ruleScore } }: ScoreOverrideProps) {
  const command = useScoreOverride(contact);
  const mayChange = useMayChange();
  const { version } = contact;
  if (!override) return mayChange && <SetScoreForm command={command} version={version} />;
  const name = override.by.name ?? scoringCopy.page.unnamed;
  return (
    <Notice tone="info" title={copy.manualScore(override.score)}>
      <Stack gap={3}>
        <Text size="sm">{copy.setBy(name, formatDate(override.at), ruleScore)}</Text>
        {mayChange && (
          <Row>
            <Button
              size="sm"
              variant="secondary"
              pending={command.isPending}
              pendingLabel={copy.saving}
              onClick={() => command.mutate({ leadScore: null, version })}
            >
              {copy.clear}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

interface SetScoreFormProps {
  readonly command: ReturnType<typeof useScoreOverride>;
  readonly version: number;
}

function SetScoreForm({ command, version }: SetScoreFormProps) {
  const form = useForm({
    initial: { leadScore: '' },
    validate: ({ leadScore }) => ({
      leadScore: /^\d{1,3}$/.test(leadScore.trim()) && Number(leadScore) <= 100 ? undefined : copy.invalid,
    }),
    send: async ({ leadScore }) => {
      await command.mutateAsync({ leadScore: Number(leadScore), version });
      form.reset();
    },
    mutation: command,
  });
  return (
    <Stack as="form" {...form.props} gap={3}>
      <TextField
        {...form.bind('leadScore')}
        label={copy.label}
        hint={copy.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <Row>
        <Button type="submit" size="sm" variant="secondary" pending={form.pending} pendingLabel={copy.saving}>
          {copy.submit}
        </Button>
      </Row>
    </Stack>
  );
}
