import { brand } from '@aera/content';
import { contact } from '@aera/content/contact';
import { Button, Card, Heading, MutedText, Notice, Row, Spinner, Stack, Text, theme } from '@aera/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { formatMessage } from '../../shared/page/format-message.ts';
import { useHostedForm } from './use-hosted-form.ts';

/** Permissions of the provider's page. It stays on its own origin, so it cannot access ours. */
const sandbox = 'allow-forms allow-scripts allow-same-origin allow-popups';

/** White background, because a provider's page without its own background expects it. */
const ProviderPage = styled.iframe<{ $shown: boolean }>`
  width: 100%;
  height: ${({ $shown }) => ($shown ? 'clamp(32rem, 80vh, 46rem)' : '1px')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  background: white;
  border: 0;
  border-radius: ${theme.radius.md};
  color-scheme: light;
`;

const copy = contact.hostedForm;
const url = brand.contactFormUrl;
const privacy = formatMessage(copy.privacy, { host: new URL(url).host });

/** Keeps the focus while its content is replaced. */
const Frame = styled(Card)`
  scroll-margin-top: 6rem;
  &&:focus {
    border-radius: ${theme.radius.lg};
    outline: none;
  }
  hr {
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }
`;

/** A third party's contact form. It is loaded after the visitor agrees, and its failures show our own form. */
export function HostedForm() {
  const box = useRef<HTMLElement>(null);
  const { state, load, onFrameLoad, close } = useHostedForm(url);
  const act = (action: () => unknown) => () => {
    box.current?.focus({ preventScroll: true });
    void action();
  };
  return (
    <Frame ref={box} as="section" tone="quiet" padding={6} tabIndex={-1} aria-labelledby="hosted-form-title">
      <Stack gap={4}>
        <Heading level={2} size="xl" id="hosted-form-title">
          {copy.title}
        </Heading>
        {state === 'closed' && (
          <>
            <Text>{copy.text}</Text>
            <MutedText>{privacy}</MutedText>
            <div>
              <Button variant="secondary" onClick={act(load)}>
                {copy.load}
              </Button>
            </div>
          </>
        )}
        {(state === 'checking' || state === 'loading') && (
          <Row as="output">
            <Spinner />
            <Text>{copy.loading}</Text>
          </Row>
        )}
        {(state === 'loading' || state === 'open') && (
          <ProviderPage
            title={copy.frame}
            src={url}
            sandbox={sandbox}
            loading="lazy"
            referrerPolicy="strict-origin"
            onLoad={onFrameLoad}
            $shown={state === 'open'}
          />
        )}
        {state === 'failed' && (
          <>
            <div role="alert">
              <Notice tone="warning" title={copy.failure.title}>
                {copy.failure.text}
              </Notice>
            </div>
            <div>
              <Button variant="secondary" onClick={act(load)}>
                {copy.again}
              </Button>
            </div>
          </>
        )}
        {state === 'open' && (
          <>
            <hr />
            <MutedText>{copy.doubt}</MutedText>
            <div>
              <Button variant="secondary" onClick={act(close)}>
                {copy.close}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Frame>
  );
}
