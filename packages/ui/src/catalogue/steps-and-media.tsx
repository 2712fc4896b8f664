import { Text } from '@aera/ui';
import { Figure } from '@aera/ui/figure';
import { Steps } from '@aera/ui/steps';
import { Timeline } from '@aera/ui/timeline';
import { Video, type VideoProps } from '@aera/ui/video';
import { Specimen } from './specimen.tsx';

export interface CatalogueMedia {
  readonly film: Pick<VideoProps, 'sources' | 'poster' | 'captions' | 'width' | 'height'>;
  readonly picture: { readonly src: string; readonly width: number; readonly height: number };
}

const steps = [
  { title: 'Learn The System', text: 'Read how it works, and what speaks against it.' },
  { title: 'Send Notice', text: 'In writing, and with a date.' },
  { title: 'They Must Respect', text: 'What the organisation expects; no court is bound by it.' },
];

const notices = ['Step 1', 'Step 2', 'Step 3'].map((mark) => ({
  mark,
  title: 'A notice is sent',
  content: (
    <Text tone="muted" measure>
      To whom, when, and what was asked.
    </Text>
  ),
}));

export const StepsAndMedia = ({ media }: { readonly media: CatalogueMedia }) => (
  <>
    <Specimen title="Steps" from="@aera/ui/steps">
      <Steps headingLevel={4} items={steps} />
      <Steps headingLevel={4} items={steps} across />
    </Specimen>
    <Specimen title="Timeline" from="@aera/ui/timeline">
      <Timeline items={notices} />
    </Specimen>
    <Specimen title="Figure" from="@aera/ui/figure">
      <Figure
        {...media.picture}
        alt="A drawing in the style of the house"
        caption="A picture and its caption."
      />
    </Specimen>
    <Specimen title="Video" from="@aera/ui/video">
      <Video {...media.film} title="A film with captions" />
    </Specimen>
  </>
);
