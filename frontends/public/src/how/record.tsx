import { contents } from '@aera/content/how/opening';
import { Text } from '@aera/ui';
import { FactNote } from '../page/fact-note.tsx';

/** What statutes, courts and public offices say, told apart from what the organisation states. */
export const Record = ({ text, className }: { readonly text: string; readonly className?: string }) => (
  <FactNote label={contents.record} className={className}>
    <Text size="sm">{text}</Text>
  </FactNote>
);
