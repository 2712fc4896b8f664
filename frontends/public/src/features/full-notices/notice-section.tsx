import { fullNotices, type NoticeSection as Notice } from '@aera/content/full-notices';
import {
  ArrowRightIcon,
  ButtonLink,
  Card,
  DownloadIcon,
  Grid,
  Heading,
  Row,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AttributedList, AttributedFigures } from '../../shared/page/claims.tsx';
import { FactNote } from '../../shared/page/fact-note.tsx';

type Download = NonNullable<Notice['download']>;

/**
 * Path of each file, which the build creates first. It has no origin, so that it is the same wherever the page is rendered. Each is a
 * literal, so that the bundler finds it.
 */
const noticeFiles: Record<Download['file'], string> = {
  'kingdom-declaration': new URL('@aera/notices-pdf/kingdom-declaration.pdf', import.meta.url).pathname,
  'molecular-writ': new URL('@aera/notices-pdf/molecular-writ.pdf', import.meta.url).pathname,
  'jurisdictional-proclamation': new URL('@aera/notices-pdf/jurisdictional-proclamation.pdf', import.meta.url)
    .pathname,
};

/** Articles of a notice, side by side if there is room. Columns are narrower if the articles fill rows of three. */
const NoticeArticles = ({ articles }: { readonly articles: NonNullable<Notice['articles']> }) => (
  <Grid minColumn={articles.length % 3 === 0 ? '13rem' : '19rem'} gap={5}>
    {articles.map(({ title, claims }) => (
      <Stack key={title} gap={2}>
        <Heading level={3}>{title}</Heading>
        {claims.map(({ text }) => (
          <Text key={text} tone="muted">
            {text}
          </Text>
        ))}
      </Stack>
    ))}
  </Grid>
);

/** Lists of a notice, each under its attribution. */
const NoticeLists = ({ lists }: { readonly lists: NonNullable<Notice['lists']> }) => (
  <Grid minColumn="15rem" gap={4}>
    {lists.map(({ title, list }) => (
      <Stack key={title} as={Card} gap={3}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <AttributedList list={list} />
      </Stack>
    ))}
  </Grid>
);

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

/** One anchored section of the notices: the organisation's statements, then the facts. */
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
      {figures && <AttributedFigures figures={figures} />}
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
