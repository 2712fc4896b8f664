import { family } from '../assessment.ts';

export const accounts = family('Accounts', [
  {
    id: 'steward-second-factor',
    title: 'Every steward signs in with a second factor',
    critical: true,
    references: {
      'SOC 2': ['CC6.1'],
      'NIST CSF': ['PR.AA-03'],
      FedRAMP: ['IA-2(1)'],
      'DoD STIG': ['V-222523'],
    },
    mend: 'Each steward sets up a second factor under Onboarding in the portal.',
  },
  {
    id: 'password-storage',
    title: 'Passwords are kept as Argon2id hashes',
    critical: true,
    references: {
      'SOC 2': ['CC6.1'],
      'NIST CSF': ['PR.AA-01'],
      FedRAMP: ['IA-5(1)'],
      'DoD STIG': ['V-222542'],
    },
    mend: 'Raise the parameters in passwords/password.ts to at least 19 MiB and two passes.',
  },
  {
    id: 'common-passwords-refused',
    title: 'Passwords that anybody would try are refused',
    references: { 'SOC 2': ['CC6.1'], 'NIST CSF': ['PR.AA-01'], FedRAMP: ['IA-5(1)'] },
    mend: 'Hold new passwords to the bundled list of common ones.',
  },
  {
    id: 'password-length',
    title: 'Passwords have at least fifteen characters',
    references: { 'DoD STIG': ['V-222536'] },
    mend: 'Raise the least length of a new password in the contracts to 15 characters.',
  },
  {
    id: 'attempts-delayed',
    title: 'Guessing a password is slowed down, by account and by network',
    references: { 'SOC 2': ['CC6.1'], 'NIST CSF': ['PR.AA-03'], FedRAMP: ['AC-7'] },
    mend: 'Let the delay of attempts/attempt-rule.ts begin within ten failures and reach minutes.',
  },
  {
    id: 'three-attempts',
    title: 'The third wrong password within a quarter of an hour locks the account',
    references: { 'DoD STIG': ['V-222432'] },
    mend: 'The platform delays from the fifth failure on instead of locking, so that no stranger can lock somebody out. A lock-out would have to be decided for.',
  },
  {
    id: 'steward-session-lifetime',
    title: 'A steward’s session ends with the working day',
    references: { 'SOC 2': ['CC6.1'], FedRAMP: ['AC-12'] },
    mend: 'Keep the lifetime of stewards’ sessions at twelve hours or less.',
  },
  {
    id: 'idle-sign-out',
    title: 'A steward who does nothing for ten minutes is signed out',
    references: { FedRAMP: ['AC-11'], 'DoD STIG': ['V-222390'] },
    mend: 'Nothing ends a session for idleness yet; it would need a limit in the session itself.',
  },
  {
    id: 're-authentication',
    title: 'Sensitive commands ask for a fresh proof of presence',
    references: { 'SOC 2': ['CC6.1'], FedRAMP: ['IA-11'], 'DoD STIG': ['V-222520'] },
    mend: 'Set PRESENCE_WINDOW_SECONDS to 900 or less, and mark sensitive routes with `stepUp`.',
  },
  {
    id: 'session-identifiers',
    title: 'Session tokens are random, 256 bits, and never given out twice',
    references: { 'SOC 2': ['CC6.1'], FedRAMP: ['SC-23'], 'DoD STIG': ['V-222579', 'V-222582'] },
    mend: 'Make tokens from 32 bytes of the operating system’s random source.',
  },
  {
    id: 'session-cookie',
    title: 'No script and no other site can use the session cookie',
    references: { 'SOC 2': ['CC6.1'], FedRAMP: ['SC-23'], 'DoD STIG': ['V-222575'] },
    mend: 'Set HttpOnly, SameSite and Path on the session cookie.',
  },
  {
    id: 'session-cookie-secure',
    title: 'The session cookie never travels without TLS',
    references: { FedRAMP: ['SC-23'], 'DoD STIG': ['V-222576'] },
    mend: 'Put TLS in front of the gateway and set PUBLIC_URL to the https origin.',
  },
]);
