import type { Contact } from '@aera/contracts';
import { Checkbox, VisuallyHidden } from '@aera/ui';
import { contactsCopy } from '../contacts-copy.ts';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';
import type { Selection } from './use-selection.ts';

export interface SelectBoxProps {
  readonly contact: Contact;
  readonly selection: Selection;
}

/** Chooses a contact; with Shift all from the last one on. */
export const SelectBox = ({ contact: { id, name }, selection }: SelectBoxProps) => (
  <Checkbox
    label={<VisuallyHidden>{bulkJobsCopy.select(name || contactsCopy.erased)}</VisuallyHidden>}
    checked={selection.has(id)}
    onChange={({ nativeEvent }) =>
      selection.toggle(id, { range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
    }
  />
);
