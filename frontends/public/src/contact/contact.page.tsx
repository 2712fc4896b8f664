import { contact } from '@aera/content/contact';
import { Container, Section, Stack, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { paths } from '../paths.ts';
import { BeforeYouWrite } from './before-you-write.tsx';
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
    <PageOpening eyebrow={contact.eyebrow} title={contact.title} lead={contact.intro} />
    <Band>
      <Stack as={Container} gap={7}>
        <ContactDetails />
        <Forms>
          <ContactForm />
          <Stack gap={6}>
            <HostedForm />
            <BeforeYouWrite />
          </Stack>
        </Forms>
      </Stack>
    </Band>
  </>
);
