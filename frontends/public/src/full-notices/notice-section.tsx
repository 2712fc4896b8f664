import { type NoticeSection as Notice, fullNotices } from '@aera/content/full-notices';
import { ArrowRightIcon, ButtonLink, DownloadIcon, Heading, Row, Stack, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FactNote } from '../page/fact-note.tsx';
import { Figures } from '../page/figures.tsx';
import { NoticeArticles } from './notice-articles.tsx';
import { noticeFiles } from './notice-files.ts';
import { NoticeLists } from './notice-lists.tsx';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};
  &:first-child {
    padding-top: 0;
    border: 0;
  }
  @media print {
    break-inside: avoid;
  }
`;

const Numeral = styled.span`
  display: block;
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.gold};
  font-size: ${theme.text.lg};
  letter-spacing: 0.04em;
`;

/** One anchored section of the notices: what the organisation states, then what holds in any case. */
export function NoticeSection({ notice }: { readonly notice: Notice }) {
  const { anchor, numeral, title, claims, articles, lists, figures, fact, links, download } = notice;
  return (
    <Frame id={anchor} aria-labelledby={`${anchor}-title`}>
      <Heading level={2} id={`${anchor}-title`}>
        <Numeral>{numeral}</Numeral>
        {title}
      </Heading>
      <Stack gap={3}>
        {claims.map(({ text }) => (
          <Text key={text} size="lg">
            {text}
          </Text>
        ))}
      </Stack>
      {figures && <Figures figures={figures} />}
      {articles && <NoticeArticles articles={articles} />}
      {lists && <NoticeLists lists={lists} />}
      <FactNote label={fullNotices.factLabel}>{fact}</FactNote>
      {links && (
        <Row>
          {links.map(({ label, path }) => (
            <ButtonLink key={path} as={Link} to={path} variant="secondary">
              {label}
              <ArrowRightIcon />
            </ButtonLink>
          ))}
        </Row>
      )}
      {download && (
        <Row>
          <ButtonLink href={noticeFiles[download.file]} download={download.name} variant="secondary">
            <DownloadIcon />
            {download.label}
          </ButtonLink>
        </Row>
      )}
    </Frame>
  );
}
