export type ContactFields = { name: string; email: string; subject: string; message: string };
export type FieldErrors = Partial<Record<keyof ContactFields, string>>;

export const emptyFields: ContactFields = { name: '', email: '', subject: '', message: '' };

const emailForm = /^\S+@\S+\.\S+$/;

/** What a person can put right before anything is sent; the server checks again. */
export function errorsIn({ name, email, message }: ContactFields): FieldErrors {
  return {
    ...(name.trim() === '' && { name: 'Please tell us your name.' }),
    ...(!emailForm.test(email.trim()) && {
      email: 'Please enter an e-mail address, such as name@example.org.',
    }),
    ...(message.trim() === '' && { message: 'Please write a message.' }),
  };
}
