import { falseAuthorities } from '@aera/content/false-authorities';
import { Container, Heading, Section, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Band = styled(Section)`
  padding-block: ${theme.space[8]};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  @media ${from('laptop')} {
    grid-template-columns: 2fr 3fr 3fr;
  }
`;

const Voice = styled.div<{ $record: boolean }>`
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 3px solid ${({ $record }) => ($record ? theme.color.accent : theme.color.goldLine)};
`;

const { reading } = falseAuthorities;

/** Says, before the first institution, which words are whose. */
export const ReadingKey = () => (
  <Band aria-labelledby="two-voices">
    <Columns>
      <Heading level={2} size="xl" id="two-voices">
        {reading.title}
      </Heading>
      {[reading.record, reading.statement].map(({ title, text }) => (
        <Voice key={title} $record={title === reading.record.title}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Voice>
      ))}
    </Columns>
  </Band>
);
