import { foundation, type Concept } from '@aera/content/how/foundation';
import {
  Button,
  Card,
  ChevronDownIcon,
  from,
  Heading,
  hideWithoutScripts,
  showHiddenWithoutScripts,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { AttributedFigures } from '../../../shared/page/claims.tsx';
import { RecordNote } from '../how-section.tsx';
import { ConceptDrawing } from './concept-drawing.tsx';
import { AnnotatedText, toPreview } from './annotated-text.tsx';

const { labels } = foundation;

const Frame = styled(Card)<{ $turned: boolean }>`
  display: grid;
  gap: ${theme.space[6]};
  padding: clamp(1.25rem, 3vw, 2.5rem);
  scroll-margin-top: 1rem;
  @media ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: clamp(1.5rem, 4vw, 3rem);
    > figure {
      grid-area: 1 / ${({ $turned }) => ($turned ? 1 : 2)};
    }
    > footer {
      grid-column: 1 / -1;
    }
  }
`;

const Numeral = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.gold};
  border: 1px solid ${theme.color.goldLine};
  border-radius: 50%;
  font: 600 ${theme.text.md} / 1 ${theme.font.body};
`;

const Label = styled(Heading)`
  color: ${theme.color.gold};
  font-size: ${theme.text.xs};
  letter-spacing: 0.04em;
`;

const Versions = styled.div`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[6]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
  grid-column: 1 / -1;
  @media ${from('laptop')} {
    grid-template-columns: repeat(3, 1fr);
    > figure {
      grid-column: 1 / -1;
    }
  }
  ${showHiddenWithoutScripts('grid')}
`;

const More = styled(Button)`
  padding-inline: 0;
  background: none;
  &:hover {
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  > svg {
    transition: rotate ${theme.duration.normal} ${theme.easing.out};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** Without scripts, which open the card, the whole text is shown. */
const Preview = styled.span`
  ${hideWithoutScripts}
`;

const FullText = styled.span`
  @media (scripting: none) {
    display: inline;
  }
`;

interface ConceptCardProps {
  readonly concept: Concept;
  readonly number: number;
}

/** One concept: the beginning of its short version, and all four versions on demand. */
export function ConceptCard({ concept, number }: ConceptCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const renderVersion = (part: 'detail' | 'mechanics' | 'example') => (
    <Stack gap={1}>
      <Label level={4}>{labels[part]}</Label>
      <Text>
        <AnnotatedText text={concept[part].text} terms={concept.terms} />
      </Text>
    </Stack>
  );
  return (
    <Frame as="article" id={`concept-${number}`} $turned={number % 2 === 0} aria-labelledby={`${id}-title`}>
      <Stack gap={4} align="start">
        <Heading level={3} size="2xl" id={`${id}-title`}>
          <Numeral>{number}</Numeral>
          {concept.title}
        </Heading>
        <Stack gap={1}>
          <Label level={4}>{labels.simple}</Label>
          <Text size="lg">
            <Preview hidden={open}>
              <AnnotatedText text={toPreview(concept.simple.text)} terms={concept.terms} />
            </Preview>
            <FullText hidden={!open}>
              <AnnotatedText text={concept.simple.text} terms={concept.terms} />
            </FullText>
          </Text>
        </Stack>
        <More
          variant="ghost"
          aria-expanded={open}
          aria-controls={`${id}-rest`}
          onClick={() => setOpen(!open)}
        >
          {open ? labels.close : labels.open}
          <ChevronDownIcon />
        </More>
      </Stack>
      <Versions id={`${id}-rest`} hidden={!open}>
        {renderVersion('detail')}
        {renderVersion('mechanics')}
        {renderVersion('example')}
        {concept.figures && <AttributedFigures figures={concept.figures} />}
      </Versions>
      <ConceptDrawing icon={concept.icon} drawing={concept.drawing} />
      <footer>
        <RecordNote text={concept.record} />
      </footer>
    </Frame>
  );
}
