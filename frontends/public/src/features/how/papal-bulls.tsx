import { type NoticeStep, papalBulls } from '@aera/content/how/papal-bulls';
import { Columns, Text, theme } from '@aera/ui';
import { Timeline } from '@aera/ui/timeline';
import { styled } from 'styled-components';
import { ClaimedList, Figures } from '../../shared/page/claims.tsx';
import { formatMessage } from '../../shared/page/format-message.ts';
import { HowSection, RecordNote } from './how-section.tsx';

const Served = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

/** The request of a notice, and the entities served. */
const ServedNotice = ({ notice: { detail, entities } }: { readonly notice: NoticeStep }) => (
  <Columns tracks="3fr 2fr" gap={4} columnGap={6} align="start">
    <Text tone="muted">{detail.text}</Text>
    <Served>
      <ClaimedList list={entities} />
    </Served>
  </Columns>
);

const { steps, stepLabel } = papalBulls;

/** Four notices along the chain that the organisation describes. */
export const PapalBulls = () => (
  <HowSection id="papal-bulls" tone="deep" lead={papalBulls.lead.text}>
    <Timeline
      items={steps.map((notice, at) => ({
        mark: formatMessage(stepLabel, { n: at + 1 }),
        title: notice.step,
        content: <ServedNotice notice={notice} />,
      }))}
    />
    <Figures figures={papalBulls.figures} />
    <RecordNote text={papalBulls.record} />
  </HowSection>
);
