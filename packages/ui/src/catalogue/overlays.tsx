import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../dialog/index.ts';
import { Notice } from '../feedback/notice.tsx';
import { MenuIcon } from '../icons/icons.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Popover } from '../popover/index.ts';
import { useToast } from '../toast/use-toast.ts';
import { Tooltip } from '../tooltip/index.ts';
import { Text } from '../type/text.tsx';
import { Specimen } from './specimen.tsx';

export type OpenDialog = 'none' | 'dismissable' | 'blocking';

export function Overlays({ opened = 'none' }: { readonly opened?: OpenDialog }) {
  const [open, setOpen] = useState<OpenDialog>(opened);
  const { toast } = useToast();
  const close = () => setOpen('none');
  return (
    <Specimen title="Overlays">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('dismissable')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('blocking')}>
          Open blocking dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Question Submitted',
              description: 'We write when there is an answer.',
              variant: 'success',
            })
          }
        >
          Show toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Search Error',
              description: 'Failed to search. Please try again.',
              variant: 'destructive',
            })
          }
        >
          Show error toast
        </Button>
        <Tooltip content="Opens after 700 ms">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
        <Popover
          label="Menu"
          align="start"
          trigger={
            <Button variant="ghost">
              <MenuIcon /> Popover
            </Button>
          }
        >
          <Text size="sm">Anything can stand in here.</Text>
        </Popover>
      </Row>
      <Dialog
        open={open === 'dismissable'}
        onOpenChange={close}
        title="Mobile View in Progress"
        description="Once per session."
      />
      <Dialog
        open={open === 'blocking'}
        dismissable={false}
        title="Welcome to AERA"
        description="Please read this notice before you enter."
        actions={
          <Button size="lg" onClick={close}>
            Step Into Protection
          </Button>
        }
      >
        <Stack gap={3}>
          <Text size="sm">By stepping in, you agree that you have read this notice.</Text>
          <Notice tone="warning">A warning stands out without shouting.</Notice>
        </Stack>
      </Dialog>
    </Specimen>
  );
}
