import { captureLead } from '@aera/contracts';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ContactFields, type FieldErrors, emptyFields, errorsIn, typedInto } from './contact-fields.ts';
import { useWork } from './use-work.ts';

/** State of the contact form. What was typed stays until the server has it. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [fields, setFields] = useState(emptyFields);
  const [website, setWebsite] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const work = useWork();

  useEffect(() => {
    shownAt.current = performance.now();
    if (form.current) setFields(typedInto(form.current));
  }, []);

  const sending = useMutation({
    mutationFn: async ({ name, email, subject, message }: ContactFields) => {
      const openFor = Math.round(performance.now() - shownAt.current);
      const done = await work.begin();
      return callApi(captureLead, {
        body: {
          name,
          email: email.trim(),
          ...(subject.trim() && { subject }),
          message,
          website,
          openFor,
          ...(done && { work: done }),
        },
      });
    },
    onSuccess: () => {
      setFields(emptyFields);
      work.renew();
    },
    onError: (error) => show(refused(error)),
  });

  const show = (found: FieldErrors) => {
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
    sent: sending.isSuccess,
    pending: sending.isPending,
    failure: sending.isError ? sending.error : null,
    again: sending.reset,
    set: (name: keyof ContactFields, value: string) => {
      // Sent and perhaps arrived: with other words it is another message.
      if (sending.isError) work.renew();
      void work.begin();
      setFields((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _fixed, ...rest }) => rest);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (sending.isPending) return;
      const found = errorsIn(fields);
      show(found);
      if (Object.keys(found).length === 0) sending.mutate(fields);
    },
  };
}

/** The fields that the server named. */
function refused(error: Error): FieldErrors {
  const named = isApiError(error) ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    named.flatMap(({ field, message }) => {
      const name = field.replace(/^body[./]/, '');
      return name in emptyFields ? [[name, message]] : [];
    }),
  );
}
