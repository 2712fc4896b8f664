import { falseAuthorities } from '@aera/content/false-authorities';
import { ClosingCall } from '../page/closing-call.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { Explorer } from './explorer.tsx';
import { ReadingKey } from './reading-key.tsx';

/** Eight institutions whose authority the organisation disputes, with public record beside each of its statements. */
export function FalseAuthoritiesPage() {
  const { meta, eyebrow, title, lead, closing } = falseAuthorities;
  return (
    <>
      <PageHead meta={meta} path="/false-authorities" />
      <PageOpening eyebrow={eyebrow} title={title} lead={lead.text} />
      <ReadingKey />
      <Explorer />
      <ClosingCall title={closing.title} text={closing.text.text} actions={closing.actions} />
      <DisclaimerNote />
    </>
  );
}
