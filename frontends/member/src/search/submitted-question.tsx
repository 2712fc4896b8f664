import { Button, ButtonLink, Card, Heading, Row, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { searchWords } from './search-words.ts';

const words = searchWords.form.follow;

export interface SubmittedQuestionProps {
  readonly followPath: string;
  readonly onClose: () => void;
}

/** Where a visitor, who has no dashboard, finds the question again. */
export const SubmittedQuestion = ({ followPath, onClose }: SubmittedQuestionProps) => (
  <Card as="section" tone="gold" padding={5}>
    <Stack gap={3}>
      <Heading level={2} size="lg">
        {words.title}
      </Heading>
      <Text size="sm">{words.text}</Text>
      <Row gap={3}>
        <ButtonLink as={Link} to={followPath}>
          {words.open}
        </ButtonLink>
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </Row>
    </Stack>
  </Card>
);
