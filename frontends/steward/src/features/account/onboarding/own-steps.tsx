import { ownChecklist } from '@aera/contracts';
import { ButtonLink, Card, Heading, Row, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { Checklist } from './checklist.tsx';
import { onboardingWords } from './onboarding-copy.ts';

const words = onboardingWords.own;

/** What is left to do for whoever is signed in; nothing once it is done, or while nobody can say. */
export function OwnSteps() {
  const { data } = useStewardQuery(ownChecklist);
  if (!data || data.hasSecondFactor) return null;
  return (
    <Card as="section" aria-label={words.title} tone="gold">
      <Stack gap={4}>
        <Row justify="space-between" gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {words.title}
            </Heading>
            <Text size="sm" tone="muted">
              {words.text}
            </Text>
          </Stack>
          <ButtonLink as={Link} to={paths.account} size="sm">
            {words.act}
          </ButtonLink>
        </Row>
        <Checklist of={data} name={words.you} />
      </Stack>
    </Card>
  );
}
