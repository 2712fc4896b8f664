import type { Role } from '../session/roles.tsx';

export const roleCopy = {
  names: { steward: 'Steward', responder: 'Responder', auditor: 'Auditor' } satisfies Record<Role, string>,
  means: {
    steward: 'Full access, including roles and invitations.',
    responder: 'Questions and contacts only.',
    auditor: 'View-only access until a date you choose.',
  } satisfies Record<Role, string>,
  readOnly: (until: string) => `View only until ${until}`,
  notYours: {
    title: 'You don’t have access to this page',
    text: 'Your role includes questions and contacts. Ask a steward if you need more.',
    back: 'Go to questions',
  },
} as const;
