export { type AccountCardProps, AccountContext, type AccountRoutes } from './account-context.ts';
export { useInvalidateSecurity } from './account-security-api.ts';
export { EmailCard } from './email-card.tsx';
export { formatDevice, formatPlace } from './format-session.ts';
export {
  cancelPasskeyRequest,
  supportsPasskeyAutofill,
  canUsePasskeys,
  isPasskeyError,
  getPasskeyAssertion,
} from './passkey-client.ts';
export { PasskeysCard } from './passkeys-card.tsx';
export { SessionList, SessionsCard } from './sessions-card.tsx';
