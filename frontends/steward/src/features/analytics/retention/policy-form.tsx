import { MayChange, useMayChange } from '../../../shared/session/roles.tsx';
import type { RetentionPolicy } from '@aera/contracts';
import { Button, Card, Heading, Notice, Row, Stack, Text, TextField, from, theme } from '@aera/ui';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type Errors, type Kind, toDraft, kinds, limits, readDraft, samePolicy } from './policy-draft.ts';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.form;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Failure = styled.div`
  > * {
    margin-top: ${theme.space[4]};
  }
`;

const none: Errors = { addresses: null, facts: null, figures: null };

interface PolicyFormProps {
  /** What is in force. */
  readonly policy: RetentionPolicy;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onPreview: (policy: RetentionPolicy) => void;
  /** Something else is typed: what was previewed no longer is what would be set. */
  readonly onChange: () => void;
}

/** Days for each class, checked before anything is asked of the server. */
export function PolicyForm({ policy, pending, failed, onPreview, onChange }: PolicyFormProps) {
  const titleId = useId();
  const mayChange = useMayChange();
  const [draft, setDraft] = useState(() => toDraft(policy));
  const [errors, setErrors] = useState(none);
  const [same, setSame] = useState(false);

  const type = (kind: Kind, text: string) => {
    setDraft({ ...draft, [kind]: text });
    setErrors(none);
    setSame(false);
    onChange();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const read = readDraft(draft);
    setErrors('errors' in read ? read.errors : none);
    if ('errors' in read) return;
    setSame(samePolicy(read.policy, policy));
    if (!samePolicy(read.policy, policy)) onPreview(read.policy);
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack as="form" noValidate onSubmit={submit} gap={4}>
        <Heading level={2} size="md" id={titleId}>
          {copy.title}
        </Heading>
        <Fields>
          {kinds.map((kind) => (
            <TextField
              key={kind}
              label={copy.field(retentionCopy.classes[kind].name)}
              hint={`${retentionCopy.classes[kind].holds} ${copy.now(policy[kind])}`}
              inputMode="numeric"
              autoComplete="off"
              required
              readOnly={!mayChange}
              maxLength={String(limits[kind].max).length}
              value={draft[kind]}
              error={errors[kind]}
              onChange={({ target }) => type(kind, target.value)}
            />
          ))}
        </Fields>
        <MayChange>
          <Row gap={2}>
            <Button type="submit" pending={pending} pendingLabel={copy.previewing}>
              {copy.preview}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setDraft(toDraft(policy));
                setErrors(none);
                setSame(false);
                onChange();
              }}
            >
              {copy.reset}
            </Button>
            <Text as="output" size="sm" tone="muted">
              {same && copy.unchanged}
            </Text>
          </Row>
          <Failure role="alert">{failed && <Notice tone="destructive">{copy.failed}</Notice>}</Failure>
        </MayChange>
      </Stack>
    </Card>
  );
}
