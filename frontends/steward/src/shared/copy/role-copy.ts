import type { Role } from '../session/roles.tsx';

/** What the roles are called, and what they may do. */
export const roleWords = {
  names: { steward: 'Steward', responder: 'Responder', auditor: 'Auditor' } satisfies Record<Role, string>,
  means: {
    steward: 'Everything, roles and invitations included.',
    responder: 'Questions and contacts, and nothing else.',
    auditor: 'Sees everything and changes nothing, until a day that you name.',
  } satisfies Record<Role, string>,
  readOnly: (until: string) => `Read only until ${until}`,
  notYours: {
    title: 'This page is not part of your role',
    text: 'You see questions and contacts. If you need more, ask a steward.',
    back: 'To the questions',
  },
} as const;
