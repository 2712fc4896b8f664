import { Button, Row, TextField } from '@aera/ui';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { onboardingCopy } from '../account-copy.ts';
import { CopyButton } from '../copy-button.tsx';
import type { NewInvitation } from './onboarding-api.ts';

const copy = onboardingCopy.sent;

interface InvitationLinkProps {
  readonly invitation: NewInvitation;
  readonly onDone: () => void;
}

/** The link of an invitation, which is shown once. */
export function InvitationLink({ invitation: { email, link }, onDone }: InvitationLinkProps) {
  const url = new URL(link, window.location.origin).href;
  return (
    <SectionCard title={copy.title(email)} level={3} lead={copy.text} tone="gold" takesFocus>
      <TextField
        label={copy.link}
        readOnly
        spellCheck={false}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Row gap={3}>
        <CopyButton text={url}>{copy.copy}</CopyButton>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {copy.done}
        </Button>
      </Row>
    </SectionCard>
  );
}
