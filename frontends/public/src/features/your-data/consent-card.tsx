import { yourData } from '@aera/content/your-data';
import { readConsentReceiptPdf, buildPath } from '@aera/contracts';
import { DefinitionList } from '@aera/frontend-kit/privacy-ui';
import { saveJson } from '@aera/frontend-kit/save-file';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  DownloadIcon,
  Heading,
  MutedText,
  Row,
  ShieldIcon,
  Stack,
  Text,
} from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { formatMessage } from '../../shared/page/format-message.ts';
import { CheckResult } from './check-result.tsx';
import { formatInstant, Instant } from './instant.tsx';
import { useReceiptCheck } from './use-receipt-check.ts';
import { getGivenAt, getWithdrawnAt, type Receipt } from './use-visitor-data.ts';

const { fields, none } = yourData.consent;

/** Identifying fields of a record, which only the visitor can read. */
function VisitorFields({ values }: { readonly values: NonNullable<Receipt['disclosure']> }) {
  const { ip, userAgent, url, referrer, position } = values;
  return (
    <DefinitionList
      facts={[
        [fields.ip, ip],
        [fields.userAgent, userAgent],
        [fields.url, url],
        [fields.referrer, referrer ?? none],
        [fields.position, position ? `${position.latitude}, ${position.longitude}` : none],
      ]}
    />
  );
}

const copy = yourData.consent;

/** One consent: its record, its proof, and its receipt to download or verify. */
export function ConsentCard({ receipt }: { readonly receipt: Receipt }) {
  const check = useReceiptCheck();
  const checked = check.variables as Receipt | undefined;
  const withdrawn = getWithdrawnAt(receipt);
  const { inclusion } = receipt.proof;
  return (
    <Stack as={Card} gap={5}>
      <Row justify="space-between">
        <Heading level={3} size="lg">
          {formatMessage(copy.title, { date: formatInstant(getGivenAt(receipt)) })}
        </Heading>
        <Badge variant={withdrawn ? 'secondary' : 'success'}>
          {withdrawn ? copy.withdrawn : copy.standing}
        </Badge>
      </Row>
      <DefinitionList
        facts={[
          [copy.notice, formatMessage(copy.version, { version: receipt.notice.version })],
          [copy.proofStatus, copy.proofStatuses[receipt.notice.proofStatus]],
          ...(withdrawn ? [[copy.withdrawnAt, <Instant key="at" at={withdrawn} />] as const] : []),
          [copy.proof, inclusion ? formatMessage(copy.proven, { entry: inclusion.leaf + 1 }) : copy.unproven],
          [copy.record, receipt.recordId],
        ]}
      />
      <Collapsible title={copy.values}>
        {receipt.disclosure ? (
          <VisitorFields values={receipt.disclosure} />
        ) : (
          <Text size="sm">{copy.erased}</Text>
        )}
      </Collapsible>
      <div>
        <Stack gap={3}>
          <Row>
            <ButtonLink
              href={buildPath(readConsentReceiptPdf, { consentId: receipt.recordId })}
              download
              variant="secondary"
            >
              <DownloadIcon />
              {copy.read}
            </ButtonLink>
            <Button
              variant="secondary"
              onClick={() => saveJson(yourData.files.receipt, getGivenAt(receipt), receipt)}
            >
              <DownloadIcon />
              {copy.download}
            </Button>
            <Button variant="secondary" pending={check.isPending} onClick={() => check.mutate(receipt)}>
              <ShieldIcon />
              {copy.check}
            </Button>
          </Row>
          <MutedText size="xs">{copy.files}</MutedText>
        </Stack>
        {/* The proof of a record grows with the log, so a receipt of the same record may differ. */}
        <CheckResult check={check} isCurrent={checked?.events.length === receipt.events.length} />
      </div>
    </Stack>
  );
}
