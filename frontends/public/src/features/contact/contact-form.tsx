import { contact } from '@aera/content/contact';
import { Button, Card, Heading, Notice, Stack, Text, TextArea, TextField, visuallyHidden } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type ContactFields, useContactForm } from './use-contact-form.ts';

const copy = contact.form;

/** Out of sight and out of the tab order: only a program fills it in. */
const Honeypot = styled.div`
  ${visuallyHidden}
`;

const NoScript = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

/** Our own contact form: a field that is wrong says so, a failure loses nothing, a success says what happens next. */
export function ContactForm() {
  const { form, fields, errors, set, submit, sent, pending, failure, reset, website, setWebsite } =
    useContactForm();
  if (sent) return <SentMessage onAgain={reset} />;

  const bind = (name: keyof ContactFields) => ({
    name,
    label: copy.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <Card tone="raised" padding={6}>
      <form ref={form} onSubmit={submit} noValidate aria-labelledby="contact-form-title">
        <Stack gap={5}>
          <Heading level={2} id="contact-form-title">
            {copy.title}
          </Heading>
          <TextField {...bind('name')} autoComplete="name" required maxLength={200} />
          <TextField {...bind('email')} type="email" autoComplete="email" required maxLength={254} />
          <TextField {...bind('subject')} optional={copy.optional} maxLength={200} />
          <TextArea {...bind('message')} rows={6} required maxLength={10_000} />
          <Honeypot aria-hidden>
            <label>
              {copy.trap}
              <input
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={website}
                onChange={({ target }) => setWebsite(target.value)}
              />
            </label>
          </Honeypot>
          {failure && (
            <div role="alert">
              <Notice tone="destructive" title={copy.failure.title}>
                <Text size="sm">{copy.failure.text}</Text>
              </Notice>
            </div>
          )}
          <NoScript>
            <Notice tone="warning">{copy.noScripts}</Notice>
          </NoScript>
          <div>
            <Button type="submit" size="lg" pending={pending} pendingLabel={copy.submitting}>
              {copy.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function SentMessage({ onAgain: onReset }: { readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card tone="gold" padding={6}>
      <Stack gap={4} align="start">
        <Heading ref={title} level={2} tabIndex={-1}>
          {copy.success.title}
        </Heading>
        <Text>{copy.success.text}</Text>
        <Button variant="secondary" onClick={onReset}>
          {copy.again}
        </Button>
      </Stack>
    </Card>
  );
}
