import type { StewardUser } from '@aera/contracts';
import { useSteward } from '@aera/web-kit';
import { type PortalTab, paths, portalTabs } from '../paths.ts';

export type Role = StewardUser['role'];

/** What a responder has to do with; everything else is for stewards and auditors. */
const ofResponders = {
  pages: [paths.portal, paths.questions, paths.contacts, paths.notifications, paths.account],
  tabs: ['contacts'] as readonly PortalTab[],
};

/** Whether a page is shown to a role. It decides nothing: the server refuses whatever a role may not do. */
export const mayOpen = (role: Role, path: string): boolean =>
  role !== 'responder' || ofResponders.pages.some((page) => path === page || path.startsWith(`${page}/`));

/** The tabs of the portal that a role has. */
export const tabsOf = (role: Role): readonly PortalTab[] =>
  role === 'responder' ? ofResponders.tabs : portalTabs;

/** Whether who is signed in looks only; false also while it is not known who that is. */
export const useReadsOnly = (): boolean => useSteward().steward?.role === 'auditor';

/** Whether who is signed in may change things where they are. */
export function useMayChange(): boolean {
  const { steward } = useSteward();
  return steward !== null && steward.role !== 'auditor';
}
