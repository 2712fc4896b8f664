import { brand, disclaimer, frameworkBadges, legalLinks, quickLinks } from '@aera/content';
import type { Link as ContentLink } from '@aera/content';
import {
  BrandMark,
  Container,
  MailIcon,
  PhoneIcon,
  Text,
  darkScheme,
  focusRing,
  from,
  theme,
} from '@aera/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Frame = styled.footer`
  ${darkScheme}
  position: relative;
  padding-block: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.canvas};
  color: ${theme.color.ink};
  font-size: ${theme.text.sm};

  a {
    color: inherit;
    text-decoration-color: transparent;
    ${focusRing}
    &:hover {
      text-decoration-color: ${theme.color.goldLine};
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[6]};
  grid-template-columns: repeat(2, 1fr);
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
    > :last-child {
      grid-column: auto;
    }
  }
  @media ${from('laptop')} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.gold};
  font-size: ${theme.text.xs};
  font-weight: 600;
  letter-spacing: 0.1em;
  text-transform: uppercase;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: 0.3125rem;
  }
  svg {
    display: inline-block;
    margin-inline-end: ${theme.space[2]};
    vertical-align: -0.2em;
  }
`;

const Mark = styled.span`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  white-space: nowrap;
`;

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[7]};
  padding: ${theme.space[5]} 0;
  border-block: 1px solid ${theme.color.line};
  list-style: none;
  a {
    display: inline-flex;
    gap: ${theme.space[2]};
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.full};
    font-size: ${theme.text.xs};
    font-weight: 600;
    &:hover {
      border-color: ${theme.color.goldLine};
    }
  }
  ${Mark} {
    font-weight: 400;
  }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding-top: ${theme.space[5]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  p {
    max-width: 70ch;
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
  font: 400 ${theme.text.xl} / 1 ${theme.font.display};
  letter-spacing: 0.08em;
  svg {
    color: ${theme.color.gold};
  }
`;

/** Quick and legal links, contact, the frameworks the platform measures itself against, and the disclaimer. */
export function Footer() {
  return (
    <Frame>
      <Container>
        <Columns>
          <div>
            <Name>
              <BrandMark size="2rem" />
              {brand.name}
            </Name>
            <Text size="sm" tone="muted" measure>
              {disclaimer.short}
            </Text>
          </div>
          <LinkList title="Quick links" links={quickLinks} />
          <LinkList title="Legal" links={legalLinks} />
          <div>
            <Title>Contact</Title>
            <List>
              <li>
                <a href={`mailto:${brand.email}`}>
                  <MailIcon />
                  {brand.email}
                </a>
              </li>
              <li>
                <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
                  <PhoneIcon />
                  {brand.phone}
                </a>
              </li>
            </List>
          </div>
        </Columns>
        <Badges aria-label="Frameworks, self-assessed">
          {frameworkBadges.map(({ name, label, details }) => (
            <li key={name}>
              <Link to={hrefOf(details)} aria-label={`${name}, ${label}: ${details.label}`}>
                {name} <Mark>{label}</Mark>
              </Link>
            </li>
          ))}
        </Badges>
        <Base>
          <p>
            © {brand.copyrightYear} {brand.name}
          </p>
        </Base>
      </Container>
    </Frame>
  );
}

function LinkList({ title, links }: { readonly title: string; readonly links: readonly ContentLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <List>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={hrefOf(link)}>
              {link.label} {link.mark && <Mark>({link.mark})</Mark>}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const hrefOf = ({ path, anchor }: ContentLink): string => (anchor ? `${path}#${anchor}` : path);
