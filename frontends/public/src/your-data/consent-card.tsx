import { consentReceiptPdf, pathOf } from '@aera/contracts';
import { Facts } from '@aera/frontend-kit/privacy-ui';
import { yourData } from '@aera/content/your-data';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  DownloadIcon,
  Heading,
  Row,
  ShieldIcon,
  Stack,
  Text,
} from '@aera/ui';
import { Collapsible } from '@aera/ui/collapsible';
import { saveJson } from '@aera/frontend-kit/save-json';
import { fill } from '../page/fill.ts';
import { Moment, momentOf } from './moment.tsx';
import { useReceiptCheck } from './use-receipt-check.ts';
import { type Receipt, givenAt, withdrawalOf } from './use-visitor-data.ts';
import { Values } from './values.tsx';
import { Verdict } from './verdict.tsx';

const words = yourData.consent;

/** One acknowledgement: what is on record, how it is proven, and its receipt to keep or to check. */
export function ConsentCard({ receipt }: { readonly receipt: Receipt }) {
  const check = useReceiptCheck();
  const withdrawn = withdrawalOf(receipt);
  const { inclusion } = receipt.proof;
  return (
    <Stack as={Card} gap={5}>
      <Row justify="space-between">
        <Heading level={3} size="lg">
          {fill(words.title, { date: momentOf(givenAt(receipt)) })}
        </Heading>
        <Badge variant={withdrawn ? 'secondary' : 'success'}>
          {withdrawn ? words.withdrawn : words.standing}
        </Badge>
      </Row>
      <Facts
        facts={[
          [words.notice, fill(words.version, { version: receipt.notice.version })],
          [words.bound, words.binding[receipt.notice.binding ?? 'unknown']],
          ...(withdrawn ? [[words.withdrawnAt, <Moment key="at" at={withdrawn} />] as const] : []),
          [words.proof, inclusion ? fill(words.proven, { entry: inclusion.leaf + 1 }) : words.unproven],
          [words.record, receipt.recordId],
        ]}
      />
      <Collapsible title={words.values}>
        {receipt.disclosure ? <Values values={receipt.disclosure} /> : <Text size="sm">{words.erased}</Text>}
      </Collapsible>
      <div>
        <Stack gap={3}>
          <Row>
            <ButtonLink
              href={pathOf(consentReceiptPdf, { consentId: receipt.recordId })}
              download
              variant="secondary"
            >
              <DownloadIcon />
              {words.read}
            </ButtonLink>
            <Button
              variant="secondary"
              onClick={() => saveJson(yourData.files.receipt, givenAt(receipt), receipt)}
            >
              <DownloadIcon />
              {words.download}
            </Button>
            <Button variant="secondary" pending={check.isPending} onClick={() => check.mutate(receipt)}>
              <ShieldIcon />
              {words.check}
            </Button>
          </Row>
          <Text size="xs" tone="muted">
            {words.files}
          </Text>
        </Stack>
        <Verdict check={check} />
      </div>
    </Stack>
  );
}
