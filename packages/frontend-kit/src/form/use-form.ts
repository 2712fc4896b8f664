import { isApiError } from '@aera/frontend-kit';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';

type Values<Name extends string> = Record<Name, string>;
type FieldErrors<Name extends string> = Partial<Values<Name>>;

interface FormOptions<Name extends string> {
  /** Values until the user types. They may change later, for example when the member's email is loaded. */
  readonly initial: Readonly<Values<Name>>;
  /** Required fields, each with the message that it shows when it is blank. */
  readonly required?: Readonly<FieldErrors<NoInfer<Name>>>;
  /** Other errors that are found without the server. */
  readonly validate?: (values: Values<Name>, button: string) => FieldErrors<Name>;
  /** `button` is the `value` of the button that submitted the form, here and in `validate`. */
  readonly send: (values: Values<Name>, button: string) => Promise<unknown> | void;
  readonly mutation: { readonly isPending: boolean; readonly error?: unknown };
  /** For problems that name no field: the field that shows the message, by problem code. */
  readonly fieldByCode?: Readonly<Record<string, NoInfer<Name>>>;
  /** Makes the form controlled: the caller keeps the values, passes them as `initial`, and gets each change here. */
  readonly onType?: (change: Partial<Values<NoInfer<Name>>>) => void;
}

/**
 * State of a form. A failure keeps what was typed. A filled field is validated when it is left. A submission validates all fields, and the
 * first one with an error gets the focus. An error disappears when its field changes.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { initial, required = {}, validate, send, mutation, fieldByCode = {}, onType } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const names = Object.keys(initial) as Name[];
  const values = { ...initial, ...typed };

  const showErrors = (found: FieldErrors<Name>): boolean => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const findBlankFields = (): FieldErrors<Name> =>
    Object.fromEntries(
      Object.entries(required).filter(([name]) => values[name as Name].trim() === ''),
    ) as FieldErrors<Name>;
  const showServerErrors = (error: unknown): void =>
    void showErrors(readFieldErrors(error, names, fieldByCode));
  const showErrorOnBlur = (name: Name, { relatedTarget }: FocusEvent) => {
    // The button may submit the form. An error that appears before the click would move the button away from the pointer.
    if (values[name].trim() === '' || relatedTarget instanceof HTMLButtonElement) return;
    const error = validate?.(values, '')[name];
    if (error) setErrors((before) => ({ ...before, [name]: error }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter?.getAttribute('value') ?? '';
    if (mutation.isPending || isSending.current) return;
    if (showErrors({ ...validate?.(values, button), ...findBlankFields() })) return;
    // The mutation becomes pending in a timer. On a busy page the second click of a double click comes first.
    isSending.current = true;
    const release = () => setTimeout(() => void (isSending.current = false));
    void (async () => send(values, button))().catch(showServerErrors).finally(release);
  };
  const hasFieldErrors =
    names.some((name) => errors[name]) ||
    Object.keys(readFieldErrors(mutation.error, names, fieldByCode)).length > 0;

  return {
    /** Props of the form element. */
    props: { ref, onSubmit, noValidate: true },
    /** Props of a field. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      readOnly: mutation.isPending,
      onBlur: (event: FocusEvent) => showErrorOnBlur(name, event),
      onChange: ({ target }: { target: { value: string } }) => {
        const change = { [name]: target.value } as Partial<Values<Name>>;
        if (onType) onType(change);
        else setTyped((before) => ({ ...before, ...change }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
    values,
    pending: mutation.isPending,
    /** Null while fields show errors. */
    error: hasFieldErrors ? null : mutation.error,
    reset: () => {
      setTyped({});
      setErrors({});
    },
    /** For a request that was sent without the form. */
    showServerErrors,
  };
}

/** Parts of `useForm` that form components need. */
export type Form = Pick<ReturnType<typeof useForm>, 'props' | 'pending' | 'error'>;

/** Returns the messages of a problem (RFC 9457) by field, as sentences; empty if it names no field of the form. */
function readFieldErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
  fieldByCode: Readonly<Record<string, Name>>,
): FieldErrors<Name> {
  if (!isApiError(error) || !error.problem) return {};
  const { code, detail, errors = [] } = error.problem;
  const found: FieldErrors<Name> = {};
  for (const { field, message } of errors) {
    const name = names.find((name) => name === field.replace(/^body[./]/, ''));
    if (name) found[name] ??= toSentence(message);
  }
  const coded = code === undefined ? undefined : fieldByCode[code];
  if (coded && detail) found[coded] = detail;
  return found;
}

const toSentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
