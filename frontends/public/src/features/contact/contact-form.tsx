import { contact } from '@aera/content/contact';
import {
  Button,
  Card,
  focusParentOnRemoval,
  Heading,
  Notice,
  Stack,
  Text,
  TextArea,
  TextField,
  visuallyHidden,
} from '@aera/ui';
import { type MessageField, messageFields, submitContactMessage } from '@aera/contracts';
import { callApi, toErrorDetail, useHydrated } from '@aera/frontend-kit';
import { findEmailError, maxEmailLength, useForm } from '@aera/frontend-kit/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useProofOfWork } from './proof-of-work.ts';

const copy = contact.form;

/** Honeypot: invisible and not focusable, so only bots fill it in. */
const Honeypot = styled.div`
  ${visuallyHidden}
`;

const NoScript = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

const maxLengths: Record<MessageField, number> = {
  name: 200,
  email: maxEmailLength,
  subject: 200,
  message: 10_000,
};
type ContactFields = Record<MessageField, string>;

const fillFields = (read: (name: MessageField) => string) =>
  Object.fromEntries(messageFields.map((name) => [name, read(name)])) as ContactFields;

const emptyFields = fillFields(() => '');

const readFields = (form: HTMLFormElement): ContactFields => {
  const data = new FormData(form);
  return fillFields((name) => String(data.get(name) ?? ''));
};

/** Client-side validation; the server validates again. */
const validateFields = ({ name, email, message }: ContactFields): Partial<ContactFields> => ({
  ...(name.trim() === '' && { name: copy.errors.name }),
  ...(findEmailError(email) && { email: copy.errors.email }),
  ...(message.trim() === '' && { message: copy.errors.message }),
});

/** The contact form. Keeps the input until the server has accepted it, including input from before the scripts loaded. */
export function ContactForm() {
  const hydrated = useHydrated();
  const openedAt = useRef(0);
  const [initial, setInitial] = useState(emptyFields);
  const [website, setWebsite] = useState('');
  const proofOfWork = useProofOfWork();
  /** The failed message may have been received, so an edited one gets a new proof of work. */
  const mayBeReceived = useRef(false);
  const submission = useMutation({
    mutationFn: async ({ email, ...fields }: ContactFields) => {
      const formOpenMs = Math.round(performance.now() - openedAt.current);
      const solution = await proofOfWork.start();
      return callApi(submitContactMessage, {
        body: {
          ...fields,
          email: email.trim(),
          website,
          formOpenMs,
          ...(solution && { proofOfWork: solution }),
        },
      });
    },
    onError: () => {
      mayBeReceived.current = true;
    },
    onSuccess: () => {
      setInitial(emptyFields);
      form.reset();
      proofOfWork.reset();
    },
  });
  const form = useForm({
    initial,
    validate: validateFields,
    send: (values) => submission.mutateAsync(values),
    mutation: submission,
  });
  const { ref } = form.props;

  useEffect(() => {
    if (!ref.current) return;
    const typed = readFields(ref.current);
    // Input from before the scripts loaded was typed since the page was opened: time 0 of the clock.
    openedAt.current = Object.values(typed).some(Boolean) ? 0 : performance.now();
    setInitial(typed);
  }, [ref]);

  if (submission.isSuccess) return <SentMessage onReset={submission.reset} />;

  const bind = (name: MessageField) => {
    const { onChange, ...props } = form.bind(name);
    return {
      ...props,
      label: copy.fields[name],
      maxLength: maxLengths[name],
      onChange: (event: Parameters<typeof onChange>[0]) => {
        if (mayBeReceived.current) proofOfWork.reset();
        mayBeReceived.current = false;
        void proofOfWork.start();
        onChange(event);
      },
    };
  };
  return (
    <Card tone="raised" padding={6}>
      <form {...form.props} aria-labelledby="contact-form-title">
        <Stack gap={5}>
          <Heading level={2} id="contact-form-title">
            {copy.title}
          </Heading>
          <TextField {...bind('name')} autoComplete="name" required />
          <TextField {...bind('email')} type="email" autoComplete="email" required />
          <TextField {...bind('subject')} optional={copy.optional} />
          <TextArea {...bind('message')} rows={6} required />
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
          {form.error !== null && (
            <div role="alert">
              <Notice tone="destructive" title={copy.failure.title}>
                <Text size="sm">
                  {toErrorDetail(form.error)} {copy.failure.text}
                </Text>
              </Notice>
            </div>
          )}
          <NoScript>
            <Notice tone="warning">{copy.noScripts}</Notice>
          </NoScript>
          <div>
            {/* Without scripts, a submission would put the input into the URL and lose it. */}
            <Button
              type="submit"
              size="lg"
              disabled={!hydrated}
              pending={form.pending}
              pendingLabel={copy.submitting}
            >
              {copy.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function SentMessage({ onReset }: { readonly onReset: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card ref={focusParentOnRemoval} tone="gold" padding={6}>
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
