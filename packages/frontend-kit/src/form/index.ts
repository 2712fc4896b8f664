export { findEmailError, maxEmailLength } from './email.ts';
export { FormDialog } from './form-dialog.tsx';
export { FormError } from './form-error.tsx';
export { findPasswordError, NewPasswordField } from './new-password-field.tsx';
export { PasswordField } from './password-field.tsx';
export { type Form, useForm } from './use-form.ts';
