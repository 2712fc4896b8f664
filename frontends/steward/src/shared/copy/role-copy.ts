import type { Role } from '../session/roles.tsx';

export const roleCopy = {
  names: { steward: 'Steward', responder: 'Responder', auditor: 'Auditor' } satisfies Record<Role, string>,
  descriptions: {
    steward: 'Full access, including roles and invitations.',
    responder: 'Questions and contacts only.',
    auditor: 'View-only access until a date you choose.',
  } satisfies Record<Role, string>,
  readOnly: (day: string) => `View only until ${day}`,
  forbidden: {
    title: 'You don’t have access to this page',
    text: 'Your role doesn’t include this page. Ask a steward if you need access.',
    back: 'Go to questions',
  },
} as const;
