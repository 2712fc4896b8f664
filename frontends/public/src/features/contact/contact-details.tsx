import { brand } from '@aera/content';
import { contact } from '@aera/content/contact';
import { CheckIcon, focusRing, from, MailIcon, PhoneIcon, theme } from '@aera/ui';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  border-block: 1px solid ${theme.color.line};
  @media ${from('tablet')} {
    grid-template-columns: 1.25fr 1fr 1.25fr;
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${theme.space[1]};
    padding-block: ${theme.space[4]};
  }
  > div + div {
    border-top: 1px solid ${theme.color.line};
  }
  @media ${from('tablet')} {
    > div {
      padding: ${theme.space[5]};
    }
    > div:first-child {
      padding-inline-start: 0;
    }
    > div + div {
      border-top: 0;
      border-inline-start: 1px solid ${theme.color.line};
    }
  }
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
  dd {
    font-size: ${theme.text.lg};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${theme.color.ink};
    text-decoration-color: ${theme.color.goldLine};
    ${focusRing}
  }
  span {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const { details, responseTime } = contact;

/** E-mail address, phone number and response time. */
export const ContactDetails = () => (
  <List aria-label={details.title}>
    {[
      {
        icon: <MailIcon />,
        label: details.email,
        value: <a href={`mailto:${brand.email}`}>{brand.email}</a>,
      },
      {
        icon: <PhoneIcon />,
        label: details.phone,
        value: <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>,
      },
      { icon: <CheckIcon />, label: details.answer, value: <span>{responseTime}</span> },
    ].map(({ icon, label, value }) => (
      <div key={label}>
        <dt>
          {icon}
          {label}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
