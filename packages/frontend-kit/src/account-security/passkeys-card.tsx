import { useAccount } from './account-context.ts';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import type { Passkey } from '@aera/contracts';
import { Badge, Button, focusParentOnRemoval, MutedText, Row, Text } from '@aera/ui';
import { useState } from 'react';
import { formatDate } from '../page/format-date.ts';
import { canUsePasskeys } from './passkey-client.ts';
import { QueryContent } from '../query/query-content.tsx';
import { RowList, RowText } from './row-list.tsx';
import { usePasskeys } from './account-security-api.ts';
import { accountSecurityCopy } from './account-security-copy.ts';

const copy = accountSecurityCopy.passkeys;

/** Passkeys of the account, with a button that adds one. */
export function PasskeysCard() {
  const { Card } = useAccount();
  const [adding, setAdding] = useState(false);
  return (
    <Card title={copy.title} lead={copy.lead}>
      <QueryContent query={usePasskeys()} copy={copy}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Text size="sm">{copy.none}</Text>
          ) : (
            <RowList ref={focusParentOnRemoval}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </RowList>
          )
        }
      </QueryContent>
      {canUsePasskeys() ? (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        </div>
      ) : (
        <MutedText>{copy.unsupported}</MutedText>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}

/** A passkey with its actions. */
function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, addedAt, lastUsedAt, synced } = passkey;
  const close = () => setOpen(null);
  return (
    <li ref={focusParentOnRemoval}>
      <RowText>
        <strong>{name}</strong>
        {synced && (
          <span>
            <Badge variant="secondary">{copy.synced}</Badge>
          </span>
        )}
        <small>
          {copy.added(formatDate(addedAt))} ·{' '}
          {lastUsedAt === null ? copy.unused : copy.used(formatDate(lastUsedAt))}
        </small>
      </RowText>
      <Row gap={2}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={copy.renameNamed(name)}
          onClick={() => setOpen('rename')}
        >
          {copy.rename}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={copy.removeNamed(name)}
          onClick={() => setOpen('remove')}
        >
          {copy.remove}
        </Button>
      </Row>
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
    </li>
  );
}
