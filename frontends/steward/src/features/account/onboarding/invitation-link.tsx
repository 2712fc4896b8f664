import { Button, Card, Heading, Row, Stack, Text, TextField } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { onboardingCopy } from './onboarding-copy.ts';
import type { Invited } from './onboarding-api.ts';

const texts = onboardingCopy.sent;

const Title = styled(Heading)`
  outline: none;
  overflow-wrap: anywhere;
`;

const Link = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

/** On a line of its own as soon as something is said. */
const CopyResult = styled(Text)`
  flex-basis: 100%;
  &:empty {
    display: contents;
  }
`;

/** The link of an invitation, the one time that it is shown. Takes the focus, so that it is not missed. */
export function InvitationLink({
  invited: { email, link },
  onDone,
}: {
  invited: Invited;
  onDone: () => void;
}) {
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
    <Card as="section" tone="gold" aria-label={texts.title(email)}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Title level={3} size="md" ref={title} tabIndex={-1}>
            {texts.title(email)}
          </Title>
          <Text size="sm" tone="muted">
            {texts.text}
          </Text>
        </Stack>
        <Row gap={3} align="end">
          <Link ref={field}>
            <TextField
              label={texts.link}
              readOnly
              spellCheck={false}
              value={address}
              onFocus={({ target }) => target.select()}
            />
          </Link>
          <Button onClick={() => void copy()}>{texts.copy}</Button>
          <Button variant="ghost" onClick={onDone}>
            {texts.done}
          </Button>
          <CopyResult as="output" size="sm">
            {copied === 'yes' && texts.copied}
            {copied === 'refused' && texts.select}
          </CopyResult>
        </Row>
      </Stack>
    </Card>
  );
}
