import { defineFamily } from '../assessment.ts';

export const accounts = defineFamily('Accounts', [
  {
    id: 'steward-second-factor',
    title: 'Every steward uses two-factor authentication',
    critical: true,
    references: { 'SOC 2': 'CC6.1', 'NIST CSF': 'PR.AA-03', FedRAMP: 'IA-2(1)', 'DoD STIG': 'V-222523' },
    remediation: 'Ask each steward to set up two-factor authentication in their account.',
  },
  {
    id: 'password-storage',
    title: 'Passwords are stored as Argon2id hashes',
    critical: true,
    references: { 'SOC 2': 'CC6.1', 'NIST CSF': 'PR.AA-01', FedRAMP: 'IA-5(1)', 'DoD STIG': 'V-222542' },
    remediation: 'Raise the parameters in passwords/password.ts to at least 19 MiB and two passes.',
  },
  {
    id: 'common-passwords-refused',
    title: 'Common passwords are rejected',
    references: { 'SOC 2': 'CC6.1', 'NIST CSF': 'PR.AA-01', FedRAMP: 'IA-5(1)' },
    remediation: 'Check new passwords against the bundled list of common passwords.',
  },
  {
    id: 'password-length',
    title: 'Passwords have at least 15 characters',
    references: { 'DoD STIG': 'V-222536' },
    remediation: 'Raise the minimum password length in the contracts to 15.',
  },
  {
    id: 'attempts-delayed',
    title: 'Password guessing is slowed by account and network',
    references: { 'SOC 2': 'CC6.1', 'NIST CSF': 'PR.AA-03', FedRAMP: 'AC-7' },
    remediation:
      'In throttling/throttle-policy.ts, start the delay within 10 failures and let it reach minutes.',
  },
  {
    id: 'three-attempts',
    title: 'Three wrong passwords within 15 minutes lock the account',
    references: { 'DoD STIG': 'V-222432' },
    remediation:
      'By design, the platform delays sign-in from the fifth failure instead of locking accounts, so that strangers can’t lock anyone out. Decide whether to add a lockout.',
  },
  {
    id: 'steward-session-lifetime',
    title: 'Steward sessions last 12 hours at most',
    references: { 'SOC 2': 'CC6.1', FedRAMP: 'AC-12' },
    remediation: 'Set the steward session lifetime to 12 hours or less.',
  },
  {
    id: 'idle-sign-out',
    title: 'Stewards are signed out after 10 minutes of inactivity',
    references: { FedRAMP: 'AC-11', 'DoD STIG': 'V-222390' },
    remediation: 'Set the idle limit of steward sessions in the contracts to 10 minutes or less.',
  },
  {
    id: 're-authentication',
    title: 'Sensitive actions require re-authentication',
    references: { 'SOC 2': 'CC6.1', FedRAMP: 'IA-11', 'DoD STIG': 'V-222520' },
    remediation: 'Set STEP_UP_MAX_AGE_SECONDS to 900 or less, and mark sensitive routes with `stepUp`.',
  },
  {
    id: 'session-identifiers',
    title: 'Session tokens are unique, random and 256 bits long',
    references: { 'SOC 2': 'CC6.1', FedRAMP: 'SC-23', 'DoD STIG': 'V-222579 V-222582' },
    remediation: 'Generate tokens from 32 random bytes of the operating system.',
  },
  {
    id: 'session-cookie',
    title: 'Scripts and other sites can’t use the session cookie',
    references: { 'SOC 2': 'CC6.1', FedRAMP: 'SC-23', 'DoD STIG': 'V-222575' },
    remediation: 'Set HttpOnly, SameSite and Path on the session cookie.',
  },
  {
    id: 'session-cookie-secure',
    title: 'The session cookie is sent over TLS only',
    references: { FedRAMP: 'SC-23', 'DoD STIG': 'V-222576' },
    remediation: 'Terminate TLS in front of the gateway, and set PUBLIC_URL to the https origin.',
  },
]);
