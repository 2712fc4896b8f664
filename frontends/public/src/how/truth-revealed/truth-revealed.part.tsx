import { truthRevealed } from '@aera/content/how/truth-revealed';
import { Row } from '@aera/ui';
import { Figure } from '@aera/ui/figure';
import { teamPicture } from '../../media/team.ts';
import { ActionLink } from '../../page/action-link.tsx';
import { Part } from '../part.tsx';
import { Pillars } from './pillars.tsx';

const { image } = truthRevealed;

/** What the organisation sets in the place of the old system. */
export const TruthRevealedPart = () => (
  <Part id="truth-revealed" lead={truthRevealed.lead.text}>
    <Pillars pillars={truthRevealed.pillars} />
    <Figure {...teamPicture} alt={image.alt} caption={image.caption} />
    <Row>
      {truthRevealed.actions.map((action, at) => (
        <ActionLink
          key={action.label}
          action={action}
          size="lg"
          variant={at === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </Row>
  </Part>
);
