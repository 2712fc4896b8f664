import { designSystem } from '@aera/content/design-system';
import { Catalogue } from '@aera/ui/catalogue';
import { whyNowVideo } from '../../shared/media/videos.ts';
import { teamPicture } from '../../shared/media/pictures.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { paths } from '../../shared/paths.ts';

/** Shows every component of the design system to developers. Not indexed. */
export const DesignSystemPage = () => (
  <>
    <PageHead meta={designSystem.meta} path={paths.designSystem} />
    <meta name="robots" content="noindex" />
    <Catalogue media={{ film: whyNowVideo, picture: teamPicture }} />
  </>
);
