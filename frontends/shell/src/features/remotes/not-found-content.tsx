import { toDocumentTitle } from '@aera/content';
import { notFound } from '@aera/content/not-found';
import {
  ArrowRightIcon,
  ButtonLink,
  Columns,
  Container,
  Eyebrow,
  Heading,
  MutedText,
  Row,
  Section,
  Stack,
  Text,
  ThirteenRings,
  focusRing,
  theme,
} from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** States that the page does not exist, and offers links. */
export const NotFoundContent = () => (
  <>
    <title>{toDocumentTitle(notFound.title)}</title>
    <meta name="robots" content="noindex" />
    <Section space="clamp(4rem, 10vw, 8rem) clamp(3.5rem, 8vw, 6rem)" tone="deep">
      <ThirteenRings />
      <Container>
        <Stack gap={5} align="start">
          <Eyebrow>{notFound.eyebrow}</Eyebrow>
          <Heading level={1} size="display">
            {notFound.title}
          </Heading>
          <Text size="lg" tone="muted" measure>
            {notFound.text}
          </Text>
          <Row>
            <ButtonLink as={Link} size="lg" to="/">
              {notFound.home}
            </ButtonLink>
            <ButtonLink as={Link} size="lg" variant="secondary" to="/search">
              {notFound.search}
            </ButtonLink>
          </Row>
        </Stack>
      </Container>
    </Section>
    <PageLinks />
  </>
);

const List = styled(Columns)`
  margin-top: ${theme.space[6]};
`;

const PageLink = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[4]};
  color: inherit;
  text-decoration: none;
  border-top: 1px solid ${theme.color.line};
  ${focusRing}

  strong {
    font: 400 ${theme.text.xl} / 1.3 ${theme.font.display};
  }
  svg {
    grid-row: span 2;
    color: ${theme.color.gold};
    transition: translate ${theme.duration.normal} ${theme.easing.out};
  }
  &:hover {
    color: ${theme.color.accent};
    border-color: ${theme.color.goldLine};
    svg {
      translate: 4px 0;
    }
  }
`;

/** Links to popular pages, each with a description. */
const PageLinks = () => (
  <Section space={theme.space[8]}>
    <Container>
      <Heading level={2}>{notFound.onward}</Heading>
      <List as="ul" from="tablet" tracks="1fr 1fr" gap={0} columnGap={7}>
        {notFound.pages.map(({ link, text }) => (
          <li key={link.path}>
            <PageLink to={link.path}>
              <strong>{link.label}</strong>
              <ArrowRightIcon />
              <MutedText as="span">{text}</MutedText>
            </PageLink>
          </li>
        ))}
      </List>
    </Container>
  </Section>
);
