import { privacyPolicy } from '@aera/content/privacy-policy';
import { readComplianceCoverage, type ResponseOf } from '@aera/contracts';
import { callApi, formatDate } from '@aera/frontend-kit';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Card, Heading, MutedText, ProgressBar, Row, Stack, Text } from '@aera/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { LegalText } from './legal-text.tsx';

/** The privacy policy. */
export const PrivacyPage = () => (
  <LegalText document={privacyPolicy} path={paths.privacy} after={{ security: <ComplianceCoverage /> }} />
);

/** Copy of the live coverage beside the policy's text on frameworks. */
const coverageCopy = {
  title: 'Current coverage (self-assessed)',
  lead: 'The share of our controls that an automatic check has seen working. This is not a certificate.',
  of: (implemented: number, total: number, percent: number) =>
    `${implemented} of ${total} controls (${percent.toFixed(1)}%)`,
  never: 'The checks have not run yet.',
  loading: 'Loading coverage…',
  failed: 'Couldn’t load the coverage figures',
  asOf: (when: string) => `As of ${when}.`,
} as const;

/** Results of the compliance checks of the running platform, at the anchor of the footer badges. */
function ComplianceCoverage() {
  const query = useQuery<ResponseOf<typeof readComplianceCoverage>>({
    queryKey: [readComplianceCoverage.path],
    queryFn: ({ signal }) => callApi(readComplianceCoverage, { signal }),
  });
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="md">
            {coverageCopy.title}
          </Heading>
          <MutedText>{coverageCopy.lead}</MutedText>
        </Stack>
        <QueryContent query={query} copy={coverageCopy} level={4} quiet>
          {(coverage) => <Frameworks coverage={coverage} />}
        </QueryContent>
      </Stack>
    </Card>
  );
}

function Frameworks({ coverage }: { readonly coverage: ResponseOf<typeof readComplianceCoverage> }) {
  const { frameworks, assessedAt } = coverage;
  if (assessedAt === null) return <Text size="sm">{coverageCopy.never}</Text>;
  return (
    <>
      <Stack as="ul" gap={4}>
        {frameworks.map(({ name, compliance, implemented, total }) => (
          <Stack as="li" key={name} gap={1}>
            <Row justify="space-between">
              <strong>{name}</strong>
              <Text as="span" size="sm">
                {coverageCopy.of(implemented, total, compliance)}
              </Text>
            </Row>
            <ProgressBar label={name} value={compliance} />
          </Stack>
        ))}
      </Stack>
      <MutedText size="xs">{coverageCopy.asOf(formatDate(assessedAt))}</MutedText>
    </>
  );
}
