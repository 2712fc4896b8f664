import { contact } from '@aera/content/contact';

export type ContactFields = { name: string; email: string; subject: string; message: string };
export type FieldErrors = Partial<Record<keyof ContactFields, string>>;

export const emptyFields: ContactFields = { name: '', email: '', subject: '', message: '' };

const emailForm = /^\S+@\S+\.\S+$/;
const words = contact.form.errors;

/** What a person can put right before anything is sent; the server checks again. */
export function errorsIn({ name, email, message }: ContactFields): FieldErrors {
  return {
    ...(name.trim() === '' && { name: words.name }),
    ...(!emailForm.test(email.trim()) && { email: words.email }),
    ...(message.trim() === '' && { message: words.message }),
  };
}

/** What stands in the form itself: a visitor may have typed before the scripts were there. */
export const typedInto = (form: HTMLFormElement): ContactFields => ({
  name: valueOf(form, 'name'),
  email: valueOf(form, 'email'),
  subject: valueOf(form, 'subject'),
  message: valueOf(form, 'message'),
});

function valueOf(form: HTMLFormElement, name: keyof ContactFields): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
