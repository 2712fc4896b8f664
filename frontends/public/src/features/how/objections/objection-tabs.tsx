import { objectionList } from '@aera/content/how/objection-list';
import { objections } from '@aera/content/how/objections';
import { from, Stack, theme } from '@aera/ui';
import { useWrapAround } from '@aera/ui/arrows';
import { Tabs } from '@aera/ui/tabs';
import { styled } from 'styled-components';
import { formatMessage } from '../../../shared/page/format-message.ts';
import { Pager } from '../../../shared/page/pager.tsx';
import { ObjectionPanel } from './objection-panel.tsx';

const { labels } = objections;
const total = objectionList.length;

/** Full rows of eighteen: two of nine, or three of six. */
const Numbers = styled.div`
  > div > [role='tablist'] {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    @media ${from('tablet')} {
      grid-template-columns: repeat(9, 1fr);
    }
  }
`;

const Controls = styled(Pager)`
  > output {
    order: -1;
    margin-inline-end: auto;
  }
  > button {
    padding-inline: ${theme.space[4]};
  }
`;

/** Eighteen objections, one at a time, selected by number or by arrows that wrap around. */
export function ObjectionTabs() {
  const { index, go, next, previous } = useWrapAround(total);
  return (
    <Stack gap={4}>
      <Controls
        copy={labels}
        counter={formatMessage(labels.counter, { n: index + 1, total })}
        onPrevious={previous}
        onNext={next}
      />
      <Numbers>
        <Tabs
          label={labels.tabs}
          variant="numbers"
          value={String(index)}
          onValueChange={(value) => go(Number(value))}
          items={objectionList.map((objection, index) => ({
            value: String(index),
            label: index + 1,
            name: `${index + 1}. ${objection.topic}`,
            panel: <ObjectionPanel objection={objection} />,
          }))}
        />
      </Numbers>
    </Stack>
  );
}
