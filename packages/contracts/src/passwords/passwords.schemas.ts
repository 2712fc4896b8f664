import { z } from 'zod';
import { newPassword } from '../accounts/accounts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, requiredText, text } from '../text.ts';

const password = text(200).min(1);

export const passwordsSchemas = {
  requestPasswordReset: {
    summary: 'Send a password reset link; the response does not reveal whether the account exists',
    body: z.object({ email: emailAddress }),
  },
  resetPassword: {
    summary: 'Reset the password by a link, once within an hour; revokes all sessions',
    body: z.object({ token: requiredText(120), password: newPassword }),
  },
  changePassword: {
    summary: 'Change the password; requires the current one and revokes all other sessions',
    body: z.object({ currentPassword: password, newPassword }),
  },
} satisfies Record<string, RouteSchemas>;
