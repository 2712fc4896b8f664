import { type RouteObject, lazyPage } from '@aera/frontend-kit';
import { paths } from './paths.ts';

const Home = lazyPage(() => import('./home/home.page.tsx'), 'HomePage');
const Intro = lazyPage(() => import('./intro/intro.page.tsx'), 'IntroPage');
const HomeAwakening = lazyPage(() => import('./home-awakening/home-awakening.page.tsx'), 'HomeAwakeningPage');
const How = lazyPage(() => import('./how/how.page.tsx'), 'HowPage');
const Trusts = lazyPage(() => import('./trusts/trusts.page.tsx'), 'TrustsPage');
const UsVsThem = lazyPage(() => import('./us-vs-them/us-vs-them.page.tsx'), 'UsVsThemPage');
const LegalBattle = lazyPage(() => import('./legal-battle/legal-battle.page.tsx'), 'LegalBattlePage');
const LegalProtection = lazyPage(
  () => import('./legal-protection/legal-protection.page.tsx'),
  'LegalProtectionPage',
);
const Operations = lazyPage(() => import('./operations/operations.page.tsx'), 'OperationsPage');
const Protection = lazyPage(() => import('./protection/protection.page.tsx'), 'ProtectionPage');
const FalseAuthorities = lazyPage(
  () => import('./false-authorities/false-authorities.page.tsx'),
  'FalseAuthoritiesPage',
);
const AuthoritySales = lazyPage(
  () => import('./authority-sales/authority-sales.page.tsx'),
  'AuthoritySalesPage',
);
const Contact = lazyPage(() => import('./contact/contact.page.tsx'), 'ContactPage');
const FullNotices = lazyPage(() => import('./full-notices/full-notices.page.tsx'), 'FullNoticesPage');
const Privacy = lazyPage(() => import('./legal/privacy.page.tsx'), 'PrivacyPage');
const Terms = lazyPage(() => import('./legal/terms.page.tsx'), 'TermsPage');
const YourData = lazyPage(() => import('./your-data/your-data.page.tsx'), 'YourDataPage');
const DesignSystem = lazyPage(() => import('./design-system/design-system.page.tsx'), 'DesignSystemPage');

/** The public site: the only module that the shell sees. */
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
