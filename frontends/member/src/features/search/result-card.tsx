import type { SearchResult } from '@aera/contracts';
import {
  Badge,
  Card,
  ExternalLinkIcon,
  focusRing,
  Heading,
  Row,
  Stack,
  theme,
  VisuallyHidden,
} from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { articlePath } from '../../shared/paths.ts';
import { MarkedText, Passage } from '../../shared/text/passage.tsx';
import { ResultVote } from './result-vote.tsx';
import { ConfidenceBadge, toConfidenceLevel } from './confidence.tsx';
import { searchCopy as copy } from './search-copy.ts';

const Source = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.25rem;
  font-size: ${theme.text.sm};
  font-weight: 600;
  ${focusRing}
`;

/** The title links to the article but keeps the style of a title. */
const TitleLink = styled(Link)`
  color: inherit;
  text-decoration-color: ${theme.color.lineStrong};
  text-underline-offset: 0.2em;
  ${focusRing}
`;

interface ResultCardProps {
  readonly result: SearchResult;
  /** Called when the article, its source or the full text is opened. */
  readonly onOpen: () => void;
}

export function ResultCard({ result, onOpen }: ResultCardProps) {
  const { id, title, category, confidence, content, highlights, excerpt, sourcePage, kind, pinned } = result;
  const source = toSourceUrl(sourcePage);
  const heading = <MarkedText text={title} marks={highlights?.title} />;
  return (
    <Card as="article" padding={5}>
      <Stack gap={3}>
        <Row gap={2}>
          {category && <Badge variant="secondary">{category}</Badge>}
          <ConfidenceBadge level={toConfidenceLevel(confidence)} />
          {pinned && <Badge variant="outline">{copy.pinned}</Badge>}
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
                {copy.source}
                <ExternalLinkIcon size="1.1em" />
                <VisuallyHidden>{copy.newTab}</VisuallyHidden>
              </Source>
            )
          }
        />
        {kind === 'answer' && <ResultVote questionId={id} />}
      </Stack>
    </Card>
  );
}

/** Returns the URL of a result's source, on this site or another; null for an invalid URL. */
function toSourceUrl(sourcePage: string | undefined): string | null {
  if (!sourcePage || !URL.canParse(sourcePage, window.location.origin)) return null;
  const { protocol, href } = new URL(sourcePage, window.location.origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
