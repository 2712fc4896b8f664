import { lazyPage } from '@aera/frontend-kit';
import { type Feature, everyone, page } from '../../shared/feature.ts';
import { paths, portalTabPath } from '../../shared/paths.ts';

export const account: Feature = {
  pages: [
    page(paths.account, () => import('./account.page.tsx'), 'AccountPage', { roles: everyone }),
    page(paths.newEmail, () => import('./new-email.page.tsx'), 'NewEmailPage', { roles: everyone }),
    page(paths.invitation, () => import('./invitation/invitation.page.tsx'), 'InvitationPage', {
      roles: everyone,
    }),
  ],
  tab: {
    name: 'onboarding',
    label: 'Onboarding',
    Panel: lazyPage(() => import('./onboarding/onboarding-panel.tsx'), 'Onboarding'),
  },
  commands: [
    {
      id: 'invite',
      label: 'Invite a steward',
      aliases: 'new person role invitation onboarding',
      roles: ['steward'],
      action: { to: portalTabPath('onboarding') },
    },
  ],
};
