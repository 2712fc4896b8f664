import { contact } from '@aera/content/contact';
import { Button, Card, Heading, Notice, Stack, Text, TextArea, TextField, visuallyHidden } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ContactFields } from './contact-fields.ts';
import { useContactForm } from './use-contact-form.ts';

const words = contact.form;

/** Out of sight and out of the tab order: only a program fills it in. */
const Trap = styled.div`
  ${visuallyHidden}
`;

const Scriptless = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

/** Our own contact form: a field that is wrong says so, a failure loses nothing, a success says what happens next. */
export function ContactForm() {
  const { form, fields, errors, set, submit, sent, pending, failure, again, website, setWebsite } =
    useContactForm();
  if (sent) return <Sent onAgain={again} />;

  const bind = (name: keyof ContactFields) => ({
    name,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <Card tone="raised" padding={6}>
      <form ref={form} onSubmit={submit} noValidate aria-labelledby="contact-form-title">
        <Stack gap={5}>
          <Heading level={2} id="contact-form-title">
            {words.title}
          </Heading>
          <TextField {...bind('name')} autoComplete="name" required maxLength={200} />
          <TextField {...bind('email')} type="email" autoComplete="email" required maxLength={254} />
          <TextField {...bind('subject')} optional={words.optional} maxLength={200} />
          <TextArea {...bind('message')} rows={6} required maxLength={10_000} />
          <Trap aria-hidden>
            <label>
              {words.trap}
              <input
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={website}
                onChange={({ target }) => setWebsite(target.value)}
              />
            </label>
          </Trap>
          {failure && (
            <div role="alert">
              <Notice tone="destructive" title={words.failure.title}>
                <Text size="sm">{words.failure.text}</Text>
              </Notice>
            </div>
          )}
          <Scriptless>
            <Notice tone="warning">{words.noScripts}</Notice>
          </Scriptless>
          <div>
            <Button type="submit" size="lg" pending={pending} pendingLabel={words.submitting}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function Sent({ onAgain }: { readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card tone="gold" padding={6}>
      <Stack gap={4} align="start">
        <Heading ref={title} level={2} tabIndex={-1}>
          {words.success.title}
        </Heading>
        <Text>{words.success.text}</Text>
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
      </Stack>
    </Card>
  );
}
