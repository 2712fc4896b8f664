import type { SearchResult } from '@aera/contracts';
import {
  Badge,
  Card,
  ExternalLinkIcon,
  Heading,
  Row,
  Stack,
  VisuallyHidden,
  focusRing,
  theme,
} from '@aera/ui';
import { styled } from 'styled-components';
import { MarkedText } from '../text/marked-text.tsx';
import { Passage } from '../text/passage.tsx';
import { ConfidenceBadge } from './confidence-badge.tsx';
import { confidenceLevel } from './confidence.ts';
import { searchWords as words } from './search-words.ts';
import { sourceLink } from './source-link.ts';

const Source = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.25rem;
  font-size: ${theme.text.sm};
  font-weight: 600;
  ${focusRing}
`;

export function ResultCard({ result }: { readonly result: SearchResult }) {
  const { title, category, confidence, content, highlights, excerpt, sourcePage } = result;
  const source = sourceLink(sourcePage);
  return (
    <Card as="article" padding={5}>
      <Stack gap={3}>
        <Row gap={2}>
          {category && <Badge variant="secondary">{category}</Badge>}
          <ConfidenceBadge level={confidenceLevel(confidence)} />
        </Row>
        <Heading level={3}>
          <MarkedText text={title} marks={highlights?.title} />
        </Heading>
        <Passage
          text={content}
          marks={highlights?.content}
          excerpt={excerpt}
          footer={
            source && (
              <Source href={source} target="_blank" rel="noopener noreferrer">
                {words.source}
                <ExternalLinkIcon size="1.1em" />
                <VisuallyHidden>{words.newTab}</VisuallyHidden>
              </Source>
            )
          }
        />
      </Stack>
    </Card>
  );
}
