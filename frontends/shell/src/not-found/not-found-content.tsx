import { brand } from '@aera/content';
import { notFound } from '@aera/content/not-found';
import { ButtonLink, Container, Eyebrow, Heading, Section, Stack, Text, ThirteenRings } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { WaysOn } from './ways-on.tsx';

const Opening = styled(Section)`
  padding-block: clamp(4rem, 10vw, 8rem) clamp(3.5rem, 8vw, 6rem);
`;

const Ornament = styled.div`
  position: absolute;
  inset: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

/** Says that nothing is here, and where to go instead. */
export const NotFoundContent = () => (
  <>
    <title>{`${notFound.title} · ${brand.name}`}</title>
    <meta name="robots" content="noindex" />
    <Opening tone="deep">
      <Ornament>
        <ThirteenRings />
      </Ornament>
      <Container>
        <Stack gap={5} align="start">
          <Eyebrow>{notFound.eyebrow}</Eyebrow>
          <Heading level={1} size="display">
            {notFound.title}
          </Heading>
          <Text size="lg" tone="muted" measure>
            {notFound.text}
          </Text>
          <Actions>
            <ButtonLink as={Link} size="lg" to="/">
              {notFound.home}
            </ButtonLink>
            <ButtonLink as={Link} size="lg" variant="secondary" to="/search">
              {notFound.search}
            </ButtonLink>
          </Actions>
        </Stack>
      </Container>
    </Opening>
    <WaysOn />
  </>
);
