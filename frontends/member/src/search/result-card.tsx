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
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { articlePath } from '../paths.ts';
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

/** The title is the way to the article; it looks like a title all the same. */
const TitleLink = styled(Link)`
  color: inherit;
  text-decoration-color: ${theme.color.lineStrong};
  text-underline-offset: 0.2em;
  ${focusRing}
`;

export interface ResultCardProps {
  readonly result: SearchResult;
  /** More of it is asked for than stands here. */
  readonly onOpen: () => void;
}

export function ResultCard({ result, onOpen }: ResultCardProps) {
  const { id, title, category, confidence, content, highlights, excerpt, sourcePage, kind, pinned } = result;
  const source = sourceLink(sourcePage);
  const heading = <MarkedText text={title} marks={highlights?.title} />;
  return (
    <Card as="article" padding={5}>
      <Stack gap={3}>
        <Row gap={2}>
          {category && <Badge variant="secondary">{category}</Badge>}
          <ConfidenceBadge level={confidenceLevel(confidence)} />
          {pinned && <Badge variant="outline">{words.pinned}</Badge>}
        </Row>
        <Heading level={3}>
          {kind === 'article' ? (
            <TitleLink to={articlePath(id)} onClick={onOpen}>
              {heading}
            </TitleLink>
          ) : (
            heading
          )}
        </Heading>
        <Passage
          text={content}
          marks={highlights?.content}
          excerpt={excerpt}
          onShowAll={onOpen}
          footer={
            source && (
              <Source href={source} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
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
