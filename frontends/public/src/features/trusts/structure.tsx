import { trusts } from '@aera/content/trusts';
import { Columns, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { TrustDrawing } from './trust-drawing.tsx';

const { structure } = trusts;

const Parties = styled.dl`
  display: grid;
  > div {
    padding-block: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    align-items: baseline;
    font-weight: 650;
    span {
      color: ${theme.color.gold};
      font-size: ${theme.text.sm};
      font-weight: 500;
    }
  }
  dd {
    margin-top: ${theme.space[1]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    line-height: 1.6;
  }
`;

/** The four parts of a trust, drawn and described. */
export const Structure = () => (
  <Columns tracks="5fr 6fr" gap={7} columnGap={8} align="center">
    <TrustDrawing />
    <div>
      <Parties>
        {structure.parties.map(({ id, name, short, text }) => (
          <div key={id}>
            <dt>
              {name} <span>{short}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Parties>
      <Text size="sm">{structure.claim.text}</Text>
    </div>
  </Columns>
);
