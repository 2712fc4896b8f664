import { saveFile } from '@aera/frontend-kit/save-file';
import { Button, Checkbox, DownloadIcon, Row, theme } from '@aera/ui';
import { Fragment, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { accountCopy } from '../account-copy.ts';
import { CopyButton } from '../copy-button.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = accountCopy.twoFactor.codes;

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[7]};
  list-style-type: revert;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  font: 600 ${theme.text.md} / 1.6 ${theme.font.mono};
`;

/** Prints only the codes. */
const PrintStyle = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    [data-recovery-codes], [data-recovery-codes] * {
      visibility: visible;
    }
    [data-recovery-codes] {
      position: fixed;
      inset: 0 auto auto 0;
    }
  }
`;

/** Renders a code that wraps only between its groups. */
const Code = ({ code }: { readonly code: string }) =>
  code.split('-').map((group, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          -<wbr />
        </>
      )}
      {group}
    </Fragment>
  ));

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes once, until the steward confirms that they are saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const text = `${copy.fileHead}\n\n${codes.join('\n')}\n`;
  return (
    <SectionCard title={copy.title} lead={copy.lead} takesFocus>
      <PrintStyle />
      <Codes aria-label={copy.list} data-recovery-codes>
        {codes.map((code) => (
          <li key={code}>
            <Code code={code} />
          </li>
        ))}
      </Codes>
      <Row gap={3} align="start">
        <CopyButton text={codes.join('\n')}>{copy.copy}</CopyButton>
        <Button variant="secondary" size="sm" onClick={() => saveFile(copy.file, 'text/plain', text)}>
          <DownloadIcon />
          {copy.download}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Row>
      <Checkbox label={copy.saved} checked={saved} onChange={({ target }) => setSaved(target.checked)} />
      <div>
        <Button disabled={!saved} onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </SectionCard>
  );
}
