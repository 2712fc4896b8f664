import { fullNotices } from '@aera/content/full-notices';
import { verifyConsent } from '@aera/contracts';
import { logFailure, openJurisdictionModal, useWindowEvent } from '@aera/frontend-kit';
import { readConsentStatus } from '@aera/frontend-kit/consent-status';
import { Button, ButtonLink, Card, CheckIcon, Row, ShieldIcon, Spinner, Text } from '@aera/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const copy = fullNotices.consentWidget;

/** Shows whether the notice was viewed, opens it on the same page, and links to the stored data. */
export function NoticeStatus() {
  const status = useNoticeStatus();
  if (status === 'checking') {
    return (
      <Card as="output" tone="quiet">
        <Row>
          <Spinner />
          <Text>{copy.checking}</Text>
        </Row>
      </Card>
    );
  }
  const viewed = status === 'viewed';
  const { title, action } = viewed ? copy.viewed : copy.notViewed;
  return (
    <Card tone={viewed ? 'quiet' : 'gold'}>
      <Row justify="space-between">
        <Row as="output">
          {viewed ? <CheckIcon size="1.5rem" /> : <ShieldIcon size="1.5rem" />}
          <Text>{title}</Text>
        </Row>
        <Row>
          <ButtonLink as={Link} to={copy.data.path} variant="ghost">
            {copy.data.label}
          </ButtonLink>
          <Button variant={viewed ? 'secondary' : 'primary'} onClick={openJurisdictionModal}>
            {action}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}

type Status = 'checking' | 'viewed' | 'not-viewed';

/** Asks the server, on load and after each consent, whether this browser has consented. If the request fails, the answer is no. */
function useNoticeStatus(): Status {
  const { data, refetch } = useQuery({
    queryKey: [verifyConsent.path],
    queryFn: findConsent,
    staleTime: 0,
  });
  useWindowEvent('jurisdiction-consent-complete', () => void refetch());
  if (!data) return 'checking';
  return data.hasValidConsent ? 'viewed' : 'not-viewed';
}

async function findConsent(): Promise<{ readonly hasValidConsent: boolean }> {
  try {
    return await readConsentStatus();
  } catch (error) {
    logFailure('Failed to check the consent status', error);
    return { hasValidConsent: false };
  }
}
