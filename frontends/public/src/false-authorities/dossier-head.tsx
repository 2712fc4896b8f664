import { type FalseAuthority, falseAuthorities } from '@aera/content/false-authorities';
import { Eyebrow, Heading, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Emblem } from './emblem.tsx';

const Frame = styled.header`
  display: grid;
  gap: ${theme.space[5]};
  @media ${from('tablet')} {
    grid-template-columns: auto 1fr;
    gap: ${theme.space[6]};
  }
`;

const Seal = styled.div`
  display: grid;
  place-items: center;
  width: clamp(6rem, 14vw, 9rem);
  aspect-ratio: 1;
  color: ${theme.color.gold};
  background: ${theme.color.canvas};
  border: 1px solid ${theme.color.goldLine};
  border-radius: 50%;
  box-shadow:
    inset 0 0 0 0.375rem ${theme.color.surface},
    inset 0 0 0 calc(0.375rem + 1px) color-mix(in srgb, ${theme.color.goldLine} 45%, transparent);
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  font-size: ${theme.text.sm};
  line-height: 1.45;
  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  dd {
    font-weight: 600;
  }
`;

const { labels } = falseAuthorities;

/** Who the institution is, from public record alone. */
export const DossierHead = ({ authority }: { readonly authority: FalseAuthority }) => (
  <Frame>
    <Seal>
      <Emblem name={authority.emblem} size="66%" />
    </Seal>
    <Words>
      <Eyebrow>{labels.record}</Eyebrow>
      <Heading level={3} size="2xl">
        {authority.name}
      </Heading>
      <Facts>
        <div>
          <dt>{labels.established}</dt>
          <dd>{authority.established}</dd>
        </div>
        <div>
          <dt>{labels.location}</dt>
          <dd>{authority.location}</dd>
        </div>
        <div>
          <dt>{labels.kind}</dt>
          <dd>{authority.kind}</dd>
        </div>
      </Facts>
      <Text measure>{authority.about}</Text>
    </Words>
  </Frame>
);
