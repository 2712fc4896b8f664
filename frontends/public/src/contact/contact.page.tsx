import { brand } from '@aera/content';
import { contact } from '@aera/content/contact';
import { Container, MailIcon, PhoneIcon, Section, Stack, Text, focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { ContactForm } from './contact-form.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 2fr 3fr;
  }
`;

const Details = styled.dl`
  display: grid;
  gap: ${theme.space[5]};
  dt {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    svg {
      color: ${theme.color.gold};
    }
  }
  dd a {
    display: inline-block;
    padding-block: ${theme.space[1]};
    color: ${theme.color.ink};
    font: 400 ${theme.text.xl} / 1.3 ${theme.font.display};
    overflow-wrap: anywhere;
    ${focusRing}
  }
`;

/** How to reach the organisation: by e-mail, by phone, or by the form. */
export function ContactPage() {
  return (
    <>
      <PageHead meta={contact.meta} path="/contact" />
      <PageOpening eyebrow="Contact" title={contact.title} lead={contact.intro} />
      <Section>
        <Columns>
          <Stack gap={6}>
            <Details>
              <div>
                <dt>
                  <MailIcon />
                  {contact.details.email}
                </dt>
                <dd>
                  <a href={`mailto:${brand.email}`}>{brand.email}</a>
                </dd>
              </div>
              <div>
                <dt>
                  <PhoneIcon />
                  {contact.details.phone}
                </dt>
                <dd>
                  <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
                </dd>
              </div>
            </Details>
            <Text tone="muted">{contact.responseTime}</Text>
          </Stack>
          <ContactForm />
        </Columns>
      </Section>
    </>
  );
}
