import { trusts } from '@aera/content/trusts';
import { CloseIcon, Columns, Heading, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { BulletList, CheckList } from '../../shared/page/lists.tsx';

const { law } = trusts;

const Positives = styled(CheckList)`
  gap: ${theme.space[4]};
  line-height: 1.5;
  svg {
    margin-top: 0.15em;
    color: ${theme.color.success};
  }
`;

const Negatives = styled(Positives)`
  svg {
    color: ${theme.color.destructive};
  }
`;

const Sources = styled(BulletList)`
  padding-inline-start: 1.1rem;
  li::marker {
    color: inherit;
  }
`;

/** Legal effects and limits of a trust, with sources. */
export const Law = () => (
  <Stack gap={7}>
    <Columns from="tablet" tracks="1fr 1fr" columnGap={8}>
      <Stack gap={5}>
        <Heading level={3} size="xl">
          {law.does.title}
        </Heading>
        <Positives items={law.does.items} />
      </Stack>
      <Stack gap={5}>
        <Heading level={3} size="xl">
          {law.doesNot.title}
        </Heading>
        <Negatives items={law.doesNot.items} icon={CloseIcon} />
      </Stack>
    </Columns>
    <FactNote label={law.sources.title}>
      <Sources items={law.sources.items} />
    </FactNote>
  </Stack>
);
