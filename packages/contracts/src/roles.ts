/** What a steward may be: everything; questions and contacts; looking only. */
export const stewardRoles = ['steward', 'responder', 'auditor'] as const;
export type StewardRole = (typeof stewardRoles)[number];

/** Roles that work on questions and contacts. */
export const editorRoles = ['steward', 'responder'] as const satisfies readonly StewardRole[];
