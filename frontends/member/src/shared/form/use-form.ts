import { type FormEvent, useRef, useState } from 'react';
import { type Errors, refusedFields } from './field-errors.ts';

interface FormOptions<Name extends string> {
  /** What the fields hold until somebody types; it may come late, such as the member's address. */
  readonly initial: Readonly<Record<Name, string>>;
  /** What can be put right before anything is sent. */
  readonly check: (values: Record<Name, string>) => Errors<Name>;
  readonly send: (values: Record<Name, string>) => Promise<unknown>;
  readonly pending: boolean;
  /** A refusal that belongs to one field although the server does not say so. */
  readonly fieldOf?: (error: unknown) => Errors<Name>;
}

/**
 * State of a form: what was typed stays whatever happens, each error stands at its field until that is changed, and the first
 * wrong field gets the focus.
 */
export function useForm<Name extends string>({ initial, check, send, pending, fieldOf }: FormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Errors<Name>>({});
  const [errors, setErrors] = useState<Errors<Name>>({});
  const names = Object.keys(initial) as Name[];
  const values = { ...initial, ...typed };

  const show = (found: Errors<Name>): boolean => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return Boolean(first);
  };

  const refused = (error: unknown): void =>
    void show({ ...refusedFields(error, names), ...fieldOf?.(error) });

  return {
    form,
    values,
    hasErrors: names.some((name) => errors[name]),
    /** Props of one field. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped((before) => ({ ...before, [name]: target.value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (pending || show(check(values))) return;
      send(values).catch(refused);
    },
    /** Shows what the server refused, each at its field; for what is sent by other means than the form itself. */
    refused,
  };
}
