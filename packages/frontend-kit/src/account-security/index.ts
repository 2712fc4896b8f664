export { AccountContext, type AccountRoutes } from './account-routes.ts';
export { useInvalidateSecurity } from './account-security-api.ts';
export { formatDate, formatDevice, formatPlace } from './format-session.ts';
export {
  cancelPasskeyRequest,
  canSuggestPasskeys,
  canUsePasskeys,
  isPasskeyDeclined,
  signChallenge,
} from './passkey-client.ts';
export { PasskeysCard } from './passkeys-card.tsx';
export { SecurityCard } from './security-card.tsx';
export { SessionsCard } from './sessions-card.tsx';
