import { contact } from '@aera/content/contact';
import { Container, focusRing, from, Heading, Section, Stack, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { paths } from '../../shared/paths.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { HostedForm } from './hosted-form.tsx';

const Band = styled(Section)`
  padding-block: ${theme.space[7]} ${theme.space[9]};
`;

const Forms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** How to reach the organisation: by e-mail, by phone, by our own form, or by the provider's. */
export const ContactPage = () => (
  <>
    <PageHead meta={contact.meta} path={paths.contact} />
    <PageHero eyebrow={contact.eyebrow} title={contact.title} lead={contact.intro} />
    <Band>
      <Stack as={Container} gap={7}>
        <ContactDetails />
        <Forms>
          <ContactForm />
          <Stack gap={6}>
            <HostedForm />
            <MessageTips />
          </Stack>
        </Forms>
      </Stack>
    </Band>
  </>
);

const TipList = styled(Stack)`
  padding-inline: ${theme.space[6]};
  font-size: ${theme.text.sm};
  line-height: 1.55;
  ul {
    display: grid;
    gap: ${theme.space[3]};
    padding-inline-start: 1.125rem;
  }
  li::marker {
    color: ${theme.color.goldLine};
  }
  a {
    ${focusRing}
  }
`;

const { title, items, more } = contact.before;

/** What saves a message from being sent twice, or to the wrong place. */
const MessageTips = () => (
  <TipList gap={3}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <p>
      <Link to={more.path}>{more.label}</Link>
    </p>
  </TipList>
);
