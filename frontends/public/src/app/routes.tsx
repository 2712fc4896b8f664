import { type RouteObject, lazyPage } from '@aera/frontend-kit';
import { paths } from '../shared/paths.ts';

const Home = lazyPage(() => import('../features/home/home.page.tsx'), 'HomePage');
const Intro = lazyPage(() => import('../features/intro/intro.page.tsx'), 'IntroPage');
const HomeAwakening = lazyPage(
  () => import('../features/home-awakening/home-awakening.page.tsx'),
  'HomeAwakeningPage',
);
const How = lazyPage(() => import('../features/how/how.page.tsx'), 'HowPage');
const Trusts = lazyPage(() => import('../features/trusts/trusts.page.tsx'), 'TrustsPage');
const UsVsThem = lazyPage(() => import('../features/us-vs-them/us-vs-them.page.tsx'), 'UsVsThemPage');
const LegalBattle = lazyPage(
  () => import('../features/legal-battle/legal-battle.page.tsx'),
  'LegalBattlePage',
);
const LegalProtection = lazyPage(
  () => import('../features/legal-battle/legal-protection.page.tsx'),
  'LegalProtectionPage',
);
const Operations = lazyPage(() => import('../features/operations/operations.page.tsx'), 'OperationsPage');
const Protection = lazyPage(() => import('../features/protection/protection.page.tsx'), 'ProtectionPage');
const FalseAuthorities = lazyPage(
  () => import('../features/false-authorities/false-authorities.page.tsx'),
  'FalseAuthoritiesPage',
);
const AuthoritySales = lazyPage(
  () => import('../features/authority-sales/authority-sales.page.tsx'),
  'AuthoritySalesPage',
);
const Contact = lazyPage(() => import('../features/contact/contact.page.tsx'), 'ContactPage');
const FullNotices = lazyPage(
  () => import('../features/full-notices/full-notices.page.tsx'),
  'FullNoticesPage',
);
const Privacy = lazyPage(() => import('../features/legal/privacy.page.tsx'), 'PrivacyPage');
const Terms = lazyPage(() => import('../features/legal/terms.page.tsx'), 'TermsPage');
const YourData = lazyPage(() => import('../features/your-data/your-data.page.tsx'), 'YourDataPage');
const DesignSystem = lazyPage(
  () => import('../features/design-system/design-system.page.tsx'),
  'DesignSystemPage',
);

/** Routes of the public site; the only module that the remote exposes. */
export const routes: RouteObject[] = [
  ...[paths.home, ...paths.homeAliases].map((path) => ({ path, element: <Home /> })),
  { path: paths.intro, element: <Intro /> },
  { path: paths.homeAwakening, element: <HomeAwakening /> },
  { path: paths.how, element: <How /> },
  { path: paths.trusts, element: <Trusts /> },
  { path: paths.usVsThem, element: <UsVsThem /> },
  { path: paths.legalBattle, element: <LegalBattle /> },
  { path: paths.legalProtection, element: <LegalProtection /> },
  { path: paths.operations, element: <Operations /> },
  { path: paths.protection, element: <Protection /> },
  { path: paths.falseAuthorities, element: <FalseAuthorities /> },
  ...[paths.authoritySales, paths.authority].map((path) => ({ path, element: <AuthoritySales /> })),
  { path: paths.contact, element: <Contact /> },
  { path: paths.fullNotices, element: <FullNotices /> },
  { path: paths.privacy, element: <Privacy /> },
  { path: paths.terms, element: <Terms /> },
  { path: paths.yourData, element: <YourData /> },
  { path: paths.designSystem, element: <DesignSystem /> },
];
