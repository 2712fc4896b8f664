import { Button, Card, Heading, Row, Stack, Text, TextField } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { onboardingWords } from './onboarding-copy.ts';
import type { Invited } from './onboarding-api.ts';

const words = onboardingWords.sent;

const Title = styled(Heading)`
  outline: none;
  overflow-wrap: anywhere;
`;

const Link = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

/** On a line of its own as soon as something is said. */
const Said = styled(Text)`
  flex-basis: 100%;
  &:empty {
    display: contents;
  }
`;

/** The link of an invitation, the one time that it is shown. Takes the focus, so that it is not missed. */
export function SentLink({ invited: { email, link }, onDone }: { invited: Invited; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const address = new URL(link, window.location.origin).href;

  useEffect(() => title.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => {
        setCopied('refused');
        field.current?.querySelector('input')?.select();
      },
    );
  return (
    <Card as="section" tone="gold" aria-label={words.title(email)}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Title level={3} size="md" ref={title} tabIndex={-1}>
            {words.title(email)}
          </Title>
          <Text size="sm" tone="muted">
            {words.text}
          </Text>
        </Stack>
        <Row gap={3} align="end">
          <Link ref={field}>
            <TextField
              label={words.link}
              readOnly
              spellCheck={false}
              value={address}
              onFocus={({ target }) => target.select()}
            />
          </Link>
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <Button variant="ghost" onClick={onDone}>
            {words.done}
          </Button>
          <Said as="output" size="sm">
            {copied === 'yes' && words.copied}
            {copied === 'refused' && words.select}
          </Said>
        </Row>
      </Stack>
    </Card>
  );
}
