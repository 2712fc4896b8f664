import { contact } from '@aera/content/contact';
import { Columns, Container, focusRing, Heading, Section, Stack, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { paths } from '../../shared/paths.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { HostedForm } from './hosted-form.tsx';
import { BulletList } from '../../shared/page/lists.tsx';

/** Lists the ways to reach the organisation: e-mail, phone, our own form, and the provider's form. */
export const ContactPage = () => (
  <>
    <PageHead meta={contact.meta} path={paths.contact} />
    <PageHero eyebrow={contact.eyebrow} title={contact.title} lead={contact.intro} />
    <Section space={`${theme.space[7]} ${theme.space[9]}`}>
      <Stack as={Container} gap={7}>
        <ContactDetails />
        <Columns tracks="minmax(0, 3fr) minmax(0, 2fr)" align="start">
          <ContactForm />
          <Stack gap={6}>
            <HostedForm />
            <MessageTips />
          </Stack>
        </Columns>
      </Stack>
    </Section>
  </>
);

const TipList = styled(Stack)`
  padding-inline: ${theme.space[6]};
  font-size: ${theme.text.sm};
  line-height: 1.55;
  ul {
    gap: ${theme.space[3]};
    padding-inline-start: 1.125rem;
  }
  a {
    ${focusRing}
  }
`;

const { title, items, more } = contact.before;

/** Tips against duplicate and misdirected messages. */
const MessageTips = () => (
  <TipList gap={3}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <BulletList items={items} />
    <p>
      <Link to={more.path}>{more.label}</Link>
    </p>
  </TipList>
);
