import { lazyPage } from '@aera/frontend-kit';
import { type Feature, everyone } from '../../shared/feature.ts';
import { paths, portalTabPath } from '../../shared/paths.ts';

export const account: Feature = {
  pages: [
    {
      path: paths.account,
      Page: lazyPage(() => import('./account.page.tsx'), 'AccountPage'),
      roles: everyone,
    },
    {
      path: paths.newEmail,
      Page: lazyPage(() => import('./new-email.page.tsx'), 'NewEmailPage'),
      roles: everyone,
    },
    {
      path: paths.invitation,
      Page: lazyPage(() => import('./invitation/invitation.page.tsx'), 'InvitationPage'),
      roles: everyone,
    },
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
