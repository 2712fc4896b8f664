import { Button, MenuIcon, Notice, Row, Stack, Text, type ToastMessage, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { TermTooltip } from '@aera/ui/term-tooltip';
import { Popover } from '@aera/ui/popover';
import { Tooltip } from '@aera/ui/tooltip';
import { FloatingBadge } from '@aera/ui/floating-badge';
import { useState } from 'react';
import { Specimen } from './specimen.tsx';

function FloatingBadgeExample() {
  const [floats, setFloats] = useState(false);
  const hide = () => setFloats(false);
  return (
    <Specimen title="FloatingBadge" from="@aera/ui/floating-badge">
      <Row>
        <Button variant="secondary" onClick={() => setFloats(true)}>
          Float a badge
        </Button>
      </Row>
      {floats && (
        <FloatingBadge
          title="LEGAL TRAP - Person Definition"
          subtitle="Opens a dialog of the page"
          tag="URGENT"
          closeLabel="Hide this badge"
          onOpen={hide}
          onClose={hide}
        />
      )}
    </Specimen>
  );
}

const toasts: readonly ToastMessage[] = [
  { title: 'Question Submitted', description: 'We write.', variant: 'success' },
  { title: 'Search Error', description: 'Try again.', variant: 'destructive' },
];

type Opened = 'none' | 'dismissable' | 'blocking';

export function Overlays() {
  const [open, setOpen] = useState<Opened>('none');
  const { toast } = useToast();
  const close = () => setOpen('none');
  return (
    <>
      <Specimen title="Dialog" from="@aera/ui/dialog">
        <Row>
          <Button variant="secondary" onClick={() => setOpen('dismissable')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('blocking')}>
            Open blocking dialog
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Toast" from="useToast, @aera/ui/toaster">
        <Row>
          {toasts.map((message) => (
            <Button key={message.title} variant="secondary" onClick={() => toast(message)}>
              {message.title}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Popover, Tooltip, TermTooltip" from="@aera/ui/popover, /tooltip, /term-tooltip">
        <Row>
          <Popover
            label="Menu"
            align="start"
            trigger={
              <Button variant="secondary">
                <MenuIcon /> Popover
              </Button>
            }
          >
            <Text size="sm">Anything can stand in here.</Text>
          </Popover>
          <Tooltip content="Opens after 700 ms">
            <Button variant="secondary">Tooltip</Button>
          </Tooltip>
        </Row>
        <Text>
          A <TermTooltip tip="One who holds property for the good of another.">trustee</TermTooltip> has
          duties.
        </Text>
      </Specimen>
      <FloatingBadgeExample />
      <Dialog
        open={open === 'dismissable'}
        onOpenChange={close}
        title="Mobile View in Progress"
        description="Once per session."
      />
      <Dialog
        open={open === 'blocking'}
        dismissable={false}
        title="Welcome"
        description="Please read this notice before you enter."
        actions={
          <Button size="lg" onClick={close}>
            Step Into Protection
          </Button>
        }
      >
        <Stack gap={3}>
          <Text size="sm">There is no x, and Escape does nothing: the button is the way on.</Text>
          <Notice tone="warning">A warning stands out without shouting.</Notice>
        </Stack>
      </Dialog>
    </>
  );
}
