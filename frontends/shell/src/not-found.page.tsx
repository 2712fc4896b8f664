import { brand } from '@aera/content';
import { shellWords } from '@aera/content/shell';
import { BrandMark, ButtonLink, Container, Heading, Section, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Mark = styled.div`
  color: ${theme.color.goldLine};
`;

/** For an address that nothing answers. */
export function NotFoundPage() {
  const { title, text, home } = shellWords.notFound;
  return (
    <Section>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <Container width="text">
        <Stack gap={5} align="start">
          <Mark>
            <BrandMark size="4rem" />
          </Mark>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{text}</Text>
          <ButtonLink as={Link} to="/">
            {home}
          </ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}
