import type { RoutePath } from '@aera/content';

/** Where the pages of this micro-frontend are. */
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

/** Where the link in a mail leads that ends such mails. */
export const unsubscribePath = '/unsubscribe';

/** The member's stored data, and its erasure. */
export const myDataPath = `${paths.dashboard}/your-data`;

/** Where the link from a mail shows whose an address is. */
export const verifyPath = '/verify';

/** Where links from mails confirm a new address, and cancel the change to it. */
export const newEmailPath = `${verifyPath}/new-email`;
export const cancelEmailPath = `${verifyPath}/cancel-email`;

/** The account page of stewards, who cancel a change of their address here, too. */
export const stewardAccountPath = '/admin/account';

/** Where a new password is chosen: with the link from a mail, which is asked for here, too. */
export const resetPath = `${paths.login}/reset`;
/** The sign-in page, which says that the password is another now. */
export const passwordChangedPath = `${paths.login}?changed=true`;

/** Password, passkeys and sessions of the member. */
export const securityPath = `${paths.dashboard}/security`;

/** The sign-in page, which says that the account is gone. */
export const accountErasedPath = `${paths.login}?erased=true`;

/** All questions of the member’s, and one of them. */
export const questionsPath = `${paths.dashboard}/questions`;
export const questionPath = (id: string): string => `${questionsPath}/${id}`;

/** A question as the link from a mail shows it. */
export const statusLinkPath = '/questions/follow';

/** A link to `/search` may carry this: the form for a question is then open from the start. */
export type SearchLinkState = { readonly ask: boolean };
