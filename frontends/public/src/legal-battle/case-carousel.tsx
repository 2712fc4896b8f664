import { legalBattle } from '@aera/content/legal-battle';
import { Carousel } from '@aera/ui/carousel';
import { fill } from '../page/fill.ts';
import { CaseSlide } from './case-slide.tsx';

const { carousel, counter, cases } = legalBattle.scenarios;

const slides = cases.map((legalCase) => ({
  value: legalCase.id,
  label: legalCase.title,
  content: <CaseSlide legalCase={legalCase} />,
}));

/** The six case types one by one; after the last comes the first. */
export const CaseCarousel = () => (
  <Carousel label={carousel} items={slides} counter={(n) => fill(counter, { n })} dots />
);
