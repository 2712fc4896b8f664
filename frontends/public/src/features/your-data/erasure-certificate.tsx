import { yourData } from '@aera/content/your-data';
import type { ResponseOf, eraseVisitor } from '@aera/contracts';
import { DefinitionList } from '@aera/frontend-kit/privacy-ui';
import { Button, Card, DownloadIcon, Heading, Row, ShieldIcon, Stack, Text } from '@aera/ui';
import { saveJson } from '@aera/frontend-kit/save-file';
import { useEffect, useRef } from 'react';
import { formatMessage } from '../../shared/page/format-message.ts';
import { Instant } from './instant.tsx';
import { useReceiptCheck } from './use-receipt-check.ts';
import { CheckResult } from './check-result.tsx';

export type ErasureCertificate = ResponseOf<typeof eraseVisitor>;

const copy = yourData.erase.certificate;
const { proven, unproven } = yourData.consent;

/** The certificate of the erasure, with a download. Takes the focus, because it is the result of the visitor's action. */
export function ErasureCertificateCard({ certificate }: { readonly certificate: ErasureCertificate }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const check = useReceiptCheck();
  useEffect(() => heading.current?.focus(), []);
  const { erasedAt, sessionId, consents, proof } = certificate;
  return (
    <Stack as={Card} tone="gold" gap={4} align="start">
      <Heading level={3} size="lg" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <Text measure>{copy.text}</Text>
      <DefinitionList
        facts={[
          [copy.erasedAt, <Instant key="at" at={erasedAt} />],
          [copy.visitor, sessionId],
          [copy.records, consents.length],
          [
            copy.proof,
            proof.inclusion ? formatMessage(proven, { entry: proof.inclusion.leaf + 1 }) : unproven,
          ],
        ]}
      />
      <div>
        <Row>
          <Button onClick={() => saveJson(yourData.files.certificate, erasedAt, certificate)}>
            <DownloadIcon />
            {copy.download}
          </Button>
          <Button variant="secondary" pending={check.isPending} onClick={() => check.mutate(certificate)}>
            <ShieldIcon />
            {copy.check}
          </Button>
        </Row>
        <CheckResult check={check} />
      </div>
    </Stack>
  );
}
