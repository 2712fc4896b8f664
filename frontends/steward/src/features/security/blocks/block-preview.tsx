import { Notice } from '@aera/ui';
import { styled } from 'styled-components';
import { securityWords } from '../security-copy.ts';
import type { BlockPreview as Preview } from './use-manual-block.ts';

const words = securityWords.blocked.preview;

const Hit = styled.ul`
  padding-inline-start: 1.25rem;
  line-height: 1.55;
`;

/** Whom a block would hit, or why it would be refused. */
export function BlockPreview({ preview }: { readonly preview: Preview }) {
  const { network, refusal, addresses, visitors, stewards, blocked } = preview;
  if (refusal) return <Notice tone="destructive">{refusal.detail}</Notice>;
  const lines = [
    words.addresses(addresses),
    visitors.addresses === 0 && visitors.complete
      ? words.nobody
      : words.visitors(visitors.addresses, visitors.complete),
    stewards.length > 0 && words.stewards(stewards),
    blocked.length > 0 && words.already(blocked),
  ].filter((line) => line !== false);
  return (
    <Notice tone={stewards.length > 0 ? 'warning' : 'info'} title={words.title(network)}>
      <Hit>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Hit>
    </Notice>
  );
}
