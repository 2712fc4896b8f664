import type { RoutePath } from '@aera/content';

/** Paths of this micro-frontend. */
export const paths = {
  search: '/search',
  dashboard: '/dashboard',
  login: '/login',
  join: '/join',
} as const satisfies Record<string, RoutePath>;

/** An article of the knowledge base. */
export const articlePath = (id: string): string => `${paths.search}/articles/${id}`;

/** All notifications of the member, and their settings. */
export const notificationsPath = `${paths.dashboard}/notifications`;
export const preferencesPath = `${paths.dashboard}/preferences`;

/** Path of the unsubscribe link in emails. */
export const unsubscribePath = '/unsubscribe';

/** The member's stored data, and its erasure. */
export const myDataPath = `${paths.dashboard}/your-data`;

/** Path of the link that confirms an email address. */
export const verifyPath = '/verify';

/** Paths of links that confirm a new email address, and cancel the change. */
export const newEmailPath = `${verifyPath}/new-email`;
export const cancelEmailPath = `${verifyPath}/cancel-email`;

/** The account page of stewards, who cancel a change of their email address on the same page. */
export const stewardAccountPath = '/admin/account';

/** Requests a reset link, and sets the new password with it. */
export const resetPath = `${paths.login}/reset`;
/** The sign-in page with the message that the password was changed. */
export const passwordChangedPath = `${paths.login}?changed=true`;

/** Password, passkeys and sessions of the member. */
export const securityPath = `${paths.dashboard}/security`;

/** The sign-in page with the message that the account was erased. */
export const accountErasedPath = `${paths.login}?erased=true`;

/** All questions of the member, and one of them. */
export const questionsPath = `${paths.dashboard}/questions`;
export const questionPath = (id: string): string => `${questionsPath}/${id}`;

/** Path of the status link of a question. */
export const statusLinkPath = '/questions/follow';

/** Router state of a link to `/search`: `ask` opens the question form immediately. */
export type SearchLinkState = { readonly ask: boolean };
