import type { ConsentRecord } from '@aera/contracts';
import { Heading, Stack, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ipActivityWords } from '../consents-copy.ts';
import { locationOf } from '../format-location.ts';

const words = ipActivityWords.classification;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};

  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  dd {
    font-weight: 600;
  }
`;

export interface ClassificationProps {
  readonly geolocation: NonNullable<ConsentRecord['geolocation']>;
}

/** What the address range says about where traffic comes from. */
export function Classification({ geolocation }: ClassificationProps) {
  const titleId = useId();
  const facts = [
    [words.source, geolocation.ipSourceTag],
    [words.classification, geolocation.ipClassification],
    [words.location, locationOf(geolocation)],
    [words.internal, geolocation.isInternalTraffic ? words.yes : words.no],
  ];
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Heading level={3} size="md" id={titleId}>
        {words.title}
      </Heading>
      <Facts>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Stack>
  );
}
