import { contact } from '@aera/content/contact';
import { submitContactMessage } from '@aera/contracts';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useProofOfWork } from './proof-of-work.ts';

/** State of the contact form. The input is kept until the server has it. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [fields, setFields] = useState(emptyFields);
  const [website, setWebsite] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const proofOfWork = useProofOfWork();

  useEffect(() => {
    shownAt.current = performance.now();
    if (form.current) setFields(readFields(form.current));
  }, []);

  const submission = useMutation({
    mutationFn: async ({ name, email, subject, message }: ContactFields) => {
      const formOpenMs = Math.round(performance.now() - shownAt.current);
      const done = await proofOfWork.start();
      return callApi(submitContactMessage, {
        body: {
          name,
          email: email.trim(),
          ...(subject.trim() && { subject }),
          message,
          website,
          formOpenMs,
          ...(done && { work: done }),
        },
      });
    },
    onSuccess: () => {
      setFields(emptyFields);
      proofOfWork.reset();
    },
    onError: (error) => showErrors(toFieldErrors(error)),
  });

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return {
    form,
    fields,
    errors,
    website,
    setWebsite,
    sent: submission.isSuccess,
    pending: submission.isPending,
    failure: submission.isError ? submission.error : null,
    reset: submission.reset,
    set: (name: keyof ContactFields, value: string) => {
      // The failed message may have arrived: an edited one is another message.
      if (submission.isError) proofOfWork.reset();
      void proofOfWork.start();
      setFields((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _fixed, ...rest }) => rest);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (submission.isPending) return;
      const found = validateFields(fields);
      showErrors(found);
      if (Object.keys(found).length === 0) submission.mutate(fields);
    },
  };
}

/** Errors of the fields that the server rejected. */
function toFieldErrors(error: Error): FieldErrors {
  const named = isApiError(error) ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    named.flatMap(({ field, message }) => {
      const name = field.replace(/^body[./]/, '');
      return name in emptyFields ? [[name, message]] : [];
    }),
  );
}

export type ContactFields = { name: string; email: string; subject: string; message: string };
type FieldErrors = Partial<Record<keyof ContactFields, string>>;

const emptyFields: ContactFields = { name: '', email: '', subject: '', message: '' };

const emailPattern = /^\S+@\S+\.\S+$/;
const copy = contact.form.errors;

/** Client-side validation; the server validates again. */
function validateFields({ name, email, message }: ContactFields): FieldErrors {
  return {
    ...(name.trim() === '' && { name: copy.name }),
    ...(!emailPattern.test(email.trim()) && { email: copy.email }),
    ...(message.trim() === '' && { message: copy.message }),
  };
}

/** Values of the form itself: a visitor may have typed before the scripts had loaded. */
const readFields = (form: HTMLFormElement): ContactFields => ({
  name: readValue(form, 'name'),
  email: readValue(form, 'email'),
  subject: readValue(form, 'subject'),
  message: readValue(form, 'message'),
});

function readValue(form: HTMLFormElement, name: keyof ContactFields): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
