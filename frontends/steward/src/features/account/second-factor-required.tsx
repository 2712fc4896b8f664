import { stewardKey, useSteward, useStewardSignOut } from '@aera/frontend-kit';
import { Button, Notice, Row, Text } from '@aera/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { accountCopy } from './account-copy.ts';

const copy = accountCopy.required;

/** Explains that the role requires a second factor, and opens the portal once it is set up. */
export function SecondFactorRequired() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { steward } = useSteward();
  const signOut = useStewardSignOut();
  const [checking, setChecking] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  const proceed = async () => {
    setChecking(true);
    await client.refetchQueries({ queryKey: stewardKey });
    setChecking(false);
    const session = client.getQueryData<{ user: NonNullable<typeof steward> }>(stewardKey);
    if (session && !session.user.lacksSecondFactor) await navigate(paths.portal);
    else setIsMissing(true);
  };
  return (
    <SectionCard title={copy.title} tone="gold">
      <Text>{copy.text}</Text>
      <div role="alert">{isMissing && <Notice tone="warning">{copy.missing}</Notice>}</div>
      <Row gap={3}>
        <Button pending={checking} pendingLabel={copy.checking} onClick={() => void proceed()}>
          {copy.proceed}
        </Button>
        <Button variant="ghost" pending={signOut.isPending} onClick={() => signOut.mutate()}>
          {copy.signOut}
        </Button>
      </Row>
    </SectionCard>
  );
}
