export { findEmailError, maxEmailLength } from './email.ts';
export { FormDialog } from './form-dialog.tsx';
export { FormError } from './form-error.tsx';
export { findPasswordError, NewPasswordField, PasswordField } from './password-fields.tsx';
export { type Form, useForm } from './use-form.ts';
