import { yourData } from '@aera/content/your-data';
import type { ResponseOf, eraseVisitor } from '@aera/contracts';
import { Facts } from '@aera/frontend-kit/privacy-ui';
import { Button, Card, DownloadIcon, Heading, Row, ShieldIcon, Stack, Text } from '@aera/ui';
import { saveJson } from '@aera/frontend-kit/save-json';
import { useEffect, useRef } from 'react';
import { fill } from '../page/fill.ts';
import { Moment } from './moment.tsx';
import { useReceiptCheck } from './use-receipt-check.ts';
import { Verdict } from './verdict.tsx';

export type Certificate = ResponseOf<typeof eraseVisitor>;

const words = yourData.erase.certificate;
const { proven, unproven } = yourData.consent;

/** That the visitor was erased, to keep. Takes the focus: what the visitor did has led here. */
export function CertificateCard({ certificate }: { readonly certificate: Certificate }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const check = useReceiptCheck();
  useEffect(() => heading.current?.focus(), []);
  const { erasedAt, sessionId, consents, proof } = certificate;
  return (
    <Stack as={Card} tone="gold" gap={4} align="start">
      <Heading level={3} size="lg" ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <Text measure>{words.text}</Text>
      <Facts
        facts={[
          [words.erasedAt, <Moment key="at" at={erasedAt} />],
          [words.visitor, sessionId],
          [words.records, consents.length],
          [words.proof, proof.inclusion ? fill(proven, { entry: proof.inclusion.leaf + 1 }) : unproven],
        ]}
      />
      <div>
        <Row>
          <Button onClick={() => saveJson(yourData.files.certificate, erasedAt, certificate)}>
            <DownloadIcon />
            {words.download}
          </Button>
          <Button variant="secondary" pending={check.isPending} onClick={() => check.mutate(certificate)}>
            <ShieldIcon />
            {words.check}
          </Button>
        </Row>
        <Verdict check={check} />
      </div>
    </Stack>
  );
}
