import { Badge } from '@aera/ui';
import { contactsWords } from '../contacts-copy.ts';

const promising = 70;

/** A score out of 100, emphasised from 70. */
export const LeadScore = ({ score }: { readonly score: number }) => (
  <Badge variant={score >= promising ? 'default' : 'secondary'}>{contactsWords.score(score)}</Badge>
);
