import { Button, Row } from '@aera/ui';
import { TrapBadge } from '@aera/ui/trap';
import { useState } from 'react';
import { Specimen } from './specimen.tsx';

export function FloatingBadge() {
  const [floats, setFloats] = useState(false);
  const hide = () => setFloats(false);
  return (
    <Specimen title="TrapBadge" from="@aera/ui/trap">
      <Row>
        <Button variant="secondary" onClick={() => setFloats(true)}>
          Float a badge
        </Button>
      </Row>
      {floats && (
        <TrapBadge
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
