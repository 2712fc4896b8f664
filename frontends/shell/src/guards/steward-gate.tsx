import { portalPath } from '@aera/content';
import { shellWords } from '@aera/content/shell';
import { ButtonLink, Container, EmptyState, Heading, Section, Stack } from '@aera/ui';
import { useSteward } from '@aera/web-kit';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PagePlaceholder } from '../remotes/page-placeholder.tsx';

const redirectAfter = 3000;

/** For stewards: a spinner while it is not known who asks; whoever is not signed in is told so and taken to the sign-in. */
export function StewardGate({ children }: { readonly children: ReactNode }) {
  const { steward, isLoading } = useSteward();
  if (isLoading) return <PagePlaceholder />;
  return steward ? children : <Restricted />;
}

function Restricted() {
  const { title, text, action } = shellWords.stewardGate;
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate(portalPath, { replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Section>
      <Container width="text">
        <Stack gap={5}>
          <Heading level={1}>{title}</Heading>
          <EmptyState
            action={
              <ButtonLink as={Link} to={portalPath}>
                {action}
              </ButtonLink>
            }
          >
            {text}
          </EmptyState>
        </Stack>
      </Container>
    </Section>
  );
}
