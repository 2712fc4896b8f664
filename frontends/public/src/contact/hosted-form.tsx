import { brand } from '@aera/content';
import { contact } from '@aera/content/contact';
import { Button, Card, Heading, Notice, Row, Spinner, Stack, Text, theme } from '@aera/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { fill } from '../page/fill.ts';
import { HostedFrame } from './hosted-frame.tsx';
import { useHostedForm } from './use-hosted-form.ts';

const words = contact.hostedForm;
const url = brand.contactFormUrl;
const privacy = fill(words.privacy, { host: new URL(url).host });

/** Keeps the focus while what was in it comes and goes. */
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

/** The third party's contact form: nothing of it is loaded before the visitor says so, and none of its troubles is shown. */
export function HostedForm() {
  const box = useRef<HTMLElement>(null);
  const { state, load, arrived, close } = useHostedForm(url);
  const act = (action: () => unknown) => () => {
    box.current?.focus({ preventScroll: true });
    void action();
  };
  return (
    <Frame ref={box} as="section" tone="quiet" padding={6} tabIndex={-1} aria-labelledby="hosted-form-title">
      <Stack gap={4}>
        <Heading level={2} size="xl" id="hosted-form-title">
          {words.title}
        </Heading>
        {state === 'closed' && (
          <>
            <Text>{words.text}</Text>
            <Text size="sm" tone="muted">
              {privacy}
            </Text>
            <div>
              <Button variant="secondary" onClick={act(load)}>
                {words.load}
              </Button>
            </div>
          </>
        )}
        {(state === 'asking' || state === 'arriving') && (
          <Row as="output">
            <Spinner />
            <Text>{words.loading}</Text>
          </Row>
        )}
        {(state === 'arriving' || state === 'open') && (
          <HostedFrame url={url} shown={state === 'open'} onLoad={arrived} />
        )}
        {state === 'failed' && (
          <>
            <div role="alert">
              <Notice tone="warning" title={words.failure.title}>
                {words.failure.text}
              </Notice>
            </div>
            <div>
              <Button variant="secondary" onClick={act(load)}>
                {words.again}
              </Button>
            </div>
          </>
        )}
        {state === 'open' && (
          <>
            <hr />
            <Text size="sm" tone="muted">
              {words.doubt}
            </Text>
            <div>
              <Button variant="secondary" onClick={act(close)}>
                {words.close}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Frame>
  );
}
