import { fullNotices } from '@aera/content/full-notices';
import { Button, ButtonLink, Card, CheckIcon, Row, ShieldIcon, Spinner, Text } from '@aera/ui';
import { openJurisdictionModal } from '@aera/frontend-kit';
import { Link } from 'react-router-dom';
import { useConsentStatus } from './use-consent-status.ts';

const words = fullNotices.consentWidget;

/** Says whether the notice was viewed, opens it without leaving the page, and leads to what is on record. */
export function ConsentWidget() {
  const status = useConsentStatus();
  if (status === 'checking') {
    return (
      <Card as="output" tone="quiet">
        <Row>
          <Spinner />
          <Text>{words.checking}</Text>
        </Row>
      </Card>
    );
  }
  const viewed = status === 'viewed';
  const { title, action } = viewed ? words.viewed : words.notViewed;
  return (
    <Card tone={viewed ? 'quiet' : 'gold'}>
      <Row justify="space-between">
        <Row as="output">
          {viewed ? <CheckIcon size="1.5rem" /> : <ShieldIcon size="1.5rem" />}
          <Text>{title}</Text>
        </Row>
        <Row>
          <ButtonLink as={Link} to={words.data.path} variant="ghost">
            {words.data.label}
          </ButtonLink>
          <Button variant={viewed ? 'secondary' : 'primary'} onClick={openJurisdictionModal}>
            {action}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}
