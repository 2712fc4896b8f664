import { notFound } from '@aera/content/not-found';
import { ArrowRightIcon, Container, Heading, Section, Text, focusRing, from, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Band = styled(Section)`
  padding-block: ${theme.space[8]};
`;

const List = styled.ul`
  display: grid;
  margin-top: ${theme.space[6]};
  padding: 0;
  list-style: none;
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${theme.space[7]};
  }
`;

const Way = styled(Link)`
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

/** Pages that most visitors look for, each with a few words about what is there. */
export const WaysOn = () => (
  <Band>
    <Container>
      <Heading level={2}>{notFound.onward}</Heading>
      <List>
        {notFound.pages.map(({ link, text }) => (
          <li key={link.path}>
            <Way to={link.path}>
              <strong>{link.label}</strong>
              <ArrowRightIcon />
              <Text as="span" size="sm" tone="muted">
                {text}
              </Text>
            </Way>
          </li>
        ))}
      </List>
    </Container>
  </Band>
);
