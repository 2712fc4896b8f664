import { designSystem } from '@aera/content/design-system';
import { Catalogue } from '@aera/ui/catalogue';
import { whyNowFilm } from '../media/intro-films.ts';
import { teamPicture } from '../media/team.ts';
import { PageHead } from '../page/page-head.tsx';
import { paths } from '../paths.ts';

/** For those who build the site: every component as it is now. Not for search engines. */
export const DesignSystemPage = () => (
  <>
    <PageHead meta={designSystem.meta} path={paths.designSystem} />
    <meta name="robots" content="noindex" />
    <Catalogue media={{ film: whyNowFilm, picture: teamPicture }} />
  </>
);
