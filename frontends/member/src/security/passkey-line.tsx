import type { Passkey } from '@aera/contracts';
import { Badge, Button, Row } from '@aera/ui';
import { useState } from 'react';
import { formatDate } from '../page/format-date.ts';
import { About } from './lines.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { securityWords } from './security-words.ts';

const words = securityWords.passkeys;

/** One passkey, and what can be done with it. */
export function PasskeyLine({ passkey }: { readonly passkey: Passkey }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, addedAt, lastUsedAt, synced } = passkey;
  const close = () => setOpen(null);
  return (
    <li>
      <About>
        <strong>{name}</strong>
        {synced && (
          <span>
            <Badge variant="secondary">{words.synced}</Badge>
          </span>
        )}
        <small>
          {words.added(formatDate(addedAt))} ·{' '}
          {lastUsedAt === null ? words.unused : words.used(formatDate(lastUsedAt))}
        </small>
      </About>
      <Row gap={2}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={words.renameNamed(name)}
          onClick={() => setOpen('rename')}
        >
          {words.rename}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={words.removeNamed(name)}
          onClick={() => setOpen('remove')}
        >
          {words.remove}
        </Button>
      </Row>
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </li>
  );
}
