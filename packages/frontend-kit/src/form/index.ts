export { findEmailError, maxEmailLength } from './email.ts';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { FailureNotice, FormError } from './form-error.tsx';
export {
  ChangePasswordForm,
  findNewPasswordError,
  NewPasswordField,
  PasswordField,
} from './password-fields.tsx';
export { type Form, useForm } from './use-form.ts';
export { useTypedText } from './use-typed-text.ts';
