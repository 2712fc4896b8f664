import { homeAwakening } from '@aera/content/home-awakening';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { LivingYear } from './living-year.tsx';
import { Movements } from './movements.tsx';
import { Sunrise } from './sunrise.tsx';
import { WaysOn } from './ways-on.tsx';

/** A guided opening: what awakening is said to be, the year it is counted in, and ways on. */
export const HomeAwakeningPage = () => (
  <>
    <PageHead meta={homeAwakening.meta} path="/home-awakening" />
    <Sunrise />
    <Movements />
    <LivingYear />
    <WaysOn />
    <DisclaimerNote />
  </>
);
