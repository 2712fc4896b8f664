import type { ComplianceControl, ControlOutcome } from '@aera/contracts';
import { Badge, Card, Heading, Row, Stack, Text } from '@aera/ui';
import { FactList } from '../page/fact-list.tsx';
import { formatDate } from '../page/format-date.ts';
import { complianceWords } from './compliance-words.ts';

const words = complianceWords.page;

const looks: Record<ControlOutcome, 'success' | 'destructive' | 'outline'> = {
  implemented: 'success',
  failed: 'destructive',
  'not-assessed': 'outline',
};

/** One control: what was seen of it, when, how long that counts, and how to mend it. */
export function ControlCard({ control }: { readonly control: ComplianceControl }) {
  const { title, family, references, critical, outcome, evidence, checkedAt, freshUntil, mend } = control;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading level={3} size="md">
            {title}
          </Heading>
          <Row gap={2}>
            {critical && <Badge variant="warning">{words.critical}</Badge>}
            <Badge variant={looks[outcome]}>{complianceWords.outcomes[outcome]}</Badge>
          </Row>
        </Row>
        <Text size="xs" tone="muted">
          {[family, ...references.map(({ framework, id }) => `${framework} ${id}`)].join(' · ')}
        </Text>
        <FactList
          facts={[
            { label: words.evidence, value: evidence, wide: true },
            ...(outcome === 'implemented' ? [] : [{ label: words.mend[outcome], value: mend, wide: true }]),
            {
              label: words.checked,
              value: checkedAt
                ? `${formatDate(checkedAt)}${freshUntil ? `; ${words.fresh(formatDate(freshUntil))}` : ''}`
                : words.neverChecked,
              wide: true,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
