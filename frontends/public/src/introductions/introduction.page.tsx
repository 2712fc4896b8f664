import { brand } from '@aera/content';
import { ArrowRightIcon, ButtonLink, Container, Row, Section, Stack } from '@aera/ui';
import { Link, useLocation } from 'react-router-dom';
import { Claims } from '../page/claims.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { introductionPaths } from './introduction-paths.ts';
import { introductions } from './introductions.ts';

/** A page that says briefly what the organisation states on its subject, and where to go on. */
export function IntroductionPage() {
  const { pathname } = useLocation();
  const path =
    introductionPaths.find((known) => known === pathname.replace(/\/$/, '')) ?? introductionPaths[0];
  const { eyebrow, title, description, claims, links } = introductions[path];
  return (
    <>
      <PageHead meta={{ title: `${title} · ${brand.name}`, description }} path={path} />
      <PageOpening eyebrow={eyebrow} title={title} />
      <Section>
        <Container>
          <Stack gap={7}>
            <Claims claims={claims} size="lg" />
            <Row as="nav" aria-label="Go on">
              {links.map(({ label, path: target }, at) => (
                <ButtonLink key={target} as={Link} to={target} variant={at === 0 ? 'primary' : 'secondary'}>
                  {label}
                  {at === 0 && <ArrowRightIcon />}
                </ButtonLink>
              ))}
            </Row>
          </Stack>
        </Container>
      </Section>
      <DisclaimerNote />
    </>
  );
}
