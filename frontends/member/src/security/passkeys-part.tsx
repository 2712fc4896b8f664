import { Button, Text } from '@aera/ui';
import { useState } from 'react';
import { canUsePasskeys } from '../account/passkey-client.ts';
import { AddPasskey } from './add-passkey.tsx';
import { Lines } from './lines.ts';
import { Part, Read } from './part.tsx';
import { PasskeyLine } from './passkey-line.tsx';
import { securityWords } from './security-words.ts';
import { usePasskeys } from './use-security.ts';

const words = securityWords.passkeys;

/** The passkeys of the member, and how another is added. */
export function PasskeysPart() {
  const [adding, setAdding] = useState(false);
  return (
    <Part title={words.title} lead={words.lead}>
      <Read reading={usePasskeys()} words={words}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Text size="sm">{words.none}</Text>
          ) : (
            <Lines>
              {passkeys.map((passkey) => (
                <PasskeyLine key={passkey.id} passkey={passkey} />
              ))}
            </Lines>
          )
        }
      </Read>
      {canUsePasskeys() ? (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      ) : (
        <Text size="sm" tone="muted">
          {words.unsupported}
        </Text>
      )}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </Part>
  );
}
