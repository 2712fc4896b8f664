import { trusts, type TrustParty } from '@aera/content/trusts';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const { drawing, parties } = trusts.structure;
const middle = 180;

const findParty = (id: TrustParty['id']) => parties.find((party) => party.id === id);

const Drawing = styled.svg`
  width: 100%;
  max-width: 27rem;
  height: auto;
  margin-inline: auto;
  overflow: visible;
  font-family: ${theme.font.body};

  .box {
    fill: ${theme.color.surface};
    stroke: ${theme.color.lineStrong};
  }
  .held {
    fill: ${theme.color.accentSoft};
    stroke: ${theme.color.goldLine};
    stroke-dasharray: 5 4;
  }
  .name {
    fill: ${theme.color.ink};
    font-size: 17px;
    font-weight: 650;
    text-anchor: middle;
  }
  .short {
    fill: ${theme.color.inkMuted};
    font-size: 14px;
    text-anchor: middle;
  }
  .verb {
    fill: ${theme.color.gold};
    font-size: 14px;
    font-weight: 600;
  }
  .way {
    fill: none;
    stroke: ${theme.color.goldLine};
    stroke-width: 2;
  }
  .head {
    fill: ${theme.color.goldLine};
  }
`;

const Party = ({ id, top }: { readonly id: TrustParty['id']; readonly top: number }) => (
  <>
    <text className="name" x={middle} y={top}>
      {findParty(id)?.name}
    </text>
    <text className="short" x={middle} y={top + 20}>
      {findParty(id)?.short}
    </text>
  </>
);

/** A downward arrow with a verb beside it. */
const Way = ({ from, to, verb }: { readonly from: number; readonly to: number; readonly verb: string }) => (
  <>
    <path className="way" d={`M${middle} ${from}V${to - 8}`} />
    <path className="head" d={`M${middle} ${to}l-6-11h12Z`} />
    <text className="verb" x={middle + 16} y={(from + to) / 2 + 4}>
      {verb}
    </text>
  </>
);

/** Drawing of a trust with settlor, trustee and beneficiaries. The list beside it contains the same as text. */
export const TrustDrawing = () => (
  <figure aria-label={drawing.title}>
    <Drawing viewBox="0 0 360 474" aria-hidden>
      <rect className="box" x="90" y="1" width="180" height="64" rx="12" />
      <Party id="settlor" top={28} />
      <Way from={66} to={128} verb={drawing.transfers} />
      <rect className="box" x="20" y="130" width="320" height="204" rx="20" />
      <Party id="trustee" top={162} />
      <text className="verb" x={middle} y="212" textAnchor="middle">
        {drawing.holds}
      </text>
      <rect className="held" x="70" y="228" width="220" height="84" rx="12" />
      <Party id="property" top={266} />
      <Way from={336} to={398} verb={drawing.benefit} />
      <rect className="box" x="60" y="400" width="240" height="72" rx="12" />
      <Party id="beneficiaries" top={430} />
    </Drawing>
  </figure>
);
