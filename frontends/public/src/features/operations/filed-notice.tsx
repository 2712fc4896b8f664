import type { FiledNotice, Operations } from '@aera/content/operations';
import { Badge, from, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { AttributedList } from '../../shared/page/claims.tsx';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { FactList } from '../../shared/page/fact-list.tsx';

interface FiledNoticeProps {
  readonly notice: FiledNotice;
  readonly labels: Operations['notices']['labels'];
}

const Details = styled(FactList)`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
  dt {
    margin-bottom: ${theme.space[1]};
    color: ${theme.color.gold};
    font-size: ${theme.text.xs};
    font-weight: 650;
    letter-spacing: 0.04em;
  }
  dd {
    font-size: ${theme.text.sm};
    line-height: 1.6;
  }
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
`;

const Filed = styled.small`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
`;

/** A fixed time zone, so that the date is the same wherever the page is rendered. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Title of a closed notice: recipient and status. */
export const NoticeTitle = ({ notice, labels }: FiledNoticeProps) => (
  <Title>
    <span>
      {notice.target}
      <Filed>
        {labels.dateFiled}: {day.format(new Date(notice.details.dateFiled))}
      </Filed>
    </span>
    <Badge variant="secondary">{notice.status}</Badge>
  </Title>
);

/** Details of a filed notice: claims, evidence, response, and public record. */
export const NoticeDetails = ({ notice: { description, details, standing }, labels }: FiledNoticeProps) => (
  <Stack gap={5}>
    <Text measure>{description.text}</Text>
    <Details
      facts={{
        [labels.claims]: <AttributedList list={details.claims} />,
        [labels.evidence]: <AttributedList list={details.evidence} />,
        [labels.response]: details.response.text,
        [labels.legalBasis]: details.legalBasis.text,
        [labels.dateFiled]: (
          <time dateTime={details.dateFiled}>{day.format(new Date(details.dateFiled))}</time>
        ),
      }}
    />
    <FactNote label={labels.standing}>{standing}</FactNote>
  </Stack>
);
