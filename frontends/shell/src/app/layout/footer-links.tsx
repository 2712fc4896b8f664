import { brand, type Link as ContentLink } from '@aera/content';
import { shellCopy } from '@aera/content/shell';
import { MailIcon, PhoneIcon, theme } from '@aera/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

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
  a {
    display: inline-block;
    padding-block: 0.3125rem;
  }
  svg {
    display: inline-block;
    margin-inline-end: ${theme.space[2]};
    color: ${theme.color.gold};
    vertical-align: -0.2em;
  }
`;

const Mark = styled.span`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  white-space: nowrap;
`;

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly ContentLink[];
}

/** A column of links with a title. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <List>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={toHref(link)}>
              {link.label} {link.mark && <Mark>({link.mark})</Mark>}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

export const FooterContact = () => (
  <div>
    <Title>{shellCopy.footer.contact}</Title>
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
);

/** Returns path and anchor of a link for the router. */
export const toHref = ({ path, anchor }: ContentLink): string => (anchor ? `${path}#${anchor}` : path);
