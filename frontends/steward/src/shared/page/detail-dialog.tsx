import { theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Id = styled.span`
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
`;

/** Lets wide tables scroll inside the dialog. */
const Body = styled.div`
  min-width: 0;
`;

interface DetailDialogProps {
  /** Id of the shown item; null while closed. */
  readonly id: string | null;
  readonly title: string;
  /** Shows the id below the title. */
  readonly showsId?: boolean;
  readonly onClose: () => void;
  readonly children: (id: string) => ReactNode;
}

/** The details of one item, by its id in the URL. */
export const DetailDialog = ({ id, title, showsId = false, onClose, children }: DetailDialogProps) => (
  <Dialog
    open={id !== null}
    onOpenChange={(open) => !open && onClose()}
    title={title}
    description={showsId ? <Id>{id}</Id> : undefined}
    width="lg"
  >
    <Body>{id !== null && children(id)}</Body>
  </Dialog>
);
