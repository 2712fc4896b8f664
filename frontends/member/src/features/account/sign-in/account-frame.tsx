import {
  BrandMark,
  Button,
  Columns,
  Container,
  from,
  Heading,
  Stack,
  Text,
  TextField,
  theme,
} from '@aera/ui';
import { account } from '@aera/content/account';
import { type Form, FormError, maxEmailLength } from '@aera/frontend-kit/form';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../../shared/page-head.tsx';
import { MembershipPanel } from './membership-panel.tsx';

const Body = styled(Columns)`
  padding-block: ${theme.space[7]} ${theme.space[8]};
  @media ${from('laptop')} {
    min-height: min(46rem, 100dvh - var(--header-height, 0px));
    > aside {
      order: -1;
    }
  }
`;

const FormColumn = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  > div {
    width: 100%;
    max-width: 27rem;
  }
`;

const Logo = styled.div`
  color: ${theme.color.gold};
  @media ${from('laptop')} {
    display: none;
  }
`;

const Alternative = styled(Text)`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  a {
    display: inline-block;
    padding-block: ${theme.space[1]};
    font-weight: 600;
  }
`;

interface AccountFrameProps {
  readonly copy: {
    readonly title: string;
    /** Meta description. A page without one is not indexed. */
    readonly description?: string;
    readonly lead: string;
    readonly other: string;
    readonly otherLink: string;
  };
  /** Path of the other account page. */
  readonly otherPath: string;
  readonly children: ReactNode;
}

/** The form, a link to the other account page, and the benefits of an account. */
export const AccountFrame = ({ copy, otherPath, children }: AccountFrameProps) => (
  <Body as={Container} tracks="minmax(0, 1fr) minmax(0, 1fr)" gap={8} columnGap={6}>
    <PageHead title={copy.title} description={copy.description} noIndex={!copy.description} />
    <FormColumn>
      <Stack gap={5}>
        <Logo>
          <BrandMark size="3rem" />
        </Logo>
        <Stack gap={3}>
          <Heading level={1} size="2xl">
            {copy.title}
          </Heading>
          <Text tone="muted">{copy.lead}</Text>
        </Stack>
        {children}
        <Alternative size="sm">
          {copy.other} <Link to={otherPath}>{copy.otherLink}</Link>
        </Alternative>
      </Stack>
    </FormColumn>
    <MembershipPanel />
  </Body>
);

interface AccountFormProps {
  readonly form: Form;
  readonly title: string;
  readonly copy: { readonly submit: string; readonly submitting: string; readonly failure: string };
  readonly children: ReactNode;
}

/** Fields, error and button of a form on the account pages. */
export const AccountForm = ({ form, title, copy, children }: AccountFormProps) => (
  <form {...form.props} aria-label={title}>
    <Stack gap={5}>
      {children}
      <FormError error={form.error} title={copy.failure} />
      <Button type="submit" size="lg" fullWidth pending={form.pending} pendingLabel={copy.submitting}>
        {copy.submit}
      </Button>
    </Stack>
  </form>
);

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

export const EmailField = (props: EmailFieldProps) => (
  <TextField
    label={account.fields.email}
    type="email"
    autoComplete="username"
    maxLength={maxEmailLength}
    required
    {...props}
  />
);
