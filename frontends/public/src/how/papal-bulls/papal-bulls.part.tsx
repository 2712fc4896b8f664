import { papalBulls } from '@aera/content/how/papal-bulls';
import { Timeline } from '@aera/ui/timeline';
import { Figures } from '../../page/figures.tsx';
import { fill } from '../../page/fill.ts';
import { Part } from '../part.tsx';
import { Record } from '../record.tsx';
import { ServedNotice } from './served-notice.tsx';

const { steps, stepLabel } = papalBulls;

/** Four notices, up the chain that the organisation describes. */
export const PapalBullsPart = () => (
  <Part id="papal-bulls" tone="deep" lead={papalBulls.lead.text}>
    <Timeline
      items={steps.map((notice, at) => ({
        mark: fill(stepLabel, { n: at + 1 }),
        title: notice.step,
        content: <ServedNotice notice={notice} />,
      }))}
    />
    <Figures figures={papalBulls.figures} />
    <Record text={papalBulls.record} />
  </Part>
);
