import { objectionList } from '@aera/content/how/objection-list';
import { objections } from '@aera/content/how/objections';
import { Button, ChevronLeftIcon, ChevronRightIcon, from, theme } from '@aera/ui';
import { useWrapAround } from '@aera/ui/carousel';
import { Tabs } from '@aera/ui/tabs';
import { styled } from 'styled-components';
import { formatMessage } from '../../../shared/page/format-message.ts';
import { ObjectionPanel } from './objection-panel.tsx';

const { labels } = objections;
const total = objectionList.length;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** Eighteen in whole rows: two of nine, or three of six. */
const Numbers = styled.div`
  > div > [role='tablist'] {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    @media ${from('tablet')} {
      grid-template-columns: repeat(9, 1fr);
    }
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  > p {
    margin-inline-end: auto;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
  }
  > button {
    padding-inline: ${theme.space[4]};
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Eighteen objections, one at a time: by number, or one after the other without an end. */
export function ObjectionTabs() {
  const { index, go, next, previous } = useWrapAround(total);
  return (
    <Frame>
      <Controls>
        <p aria-live="polite">{formatMessage(labels.counter, { n: index + 1, total })}</p>
        <Button variant="secondary" onClick={previous}>
          <ChevronLeftIcon />
          {labels.previous}
        </Button>
        <Button variant="secondary" onClick={next}>
          {labels.next}
          <ChevronRightIcon />
        </Button>
      </Controls>
      <Numbers>
        <Tabs
          label={labels.tabs}
          variant="numbers"
          value={String(index)}
          onValueChange={(value) => go(Number(value))}
          items={objectionList.map((objection, at) => ({
            value: String(at),
            label: at + 1,
            name: `${at + 1}. ${objection.topic}`,
            panel: <ObjectionPanel objection={objection} />,
          }))}
        />
      </Numbers>
    </Frame>
  );
}
