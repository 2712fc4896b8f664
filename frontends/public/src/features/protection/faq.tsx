import { protection } from '@aera/content/protection';
import { Accordion } from '@aera/ui/accordion';
import { from, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { faqItems } from '../../shared/page/faq-items.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';

const inGrid = 6;

/** Two beside one another where there is room; an open one leaves its neighbour as it is. */
const InGrid = styled(Accordion)`
  display: grid;
  column-gap: ${theme.space[7]};
  @media ${from('laptop')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Below = styled(Accordion)`
  border-top: 0;
`;

const { faq } = protection;
const items = faqItems(faq.items, faq.factLabel);

/** Eight questions, at most one of them open: six in a grid, the rest below. */
export function Faq() {
  const [open, setOpen] = useState('');
  return (
    <PageSection eyebrow={faq.eyebrow} title={faq.title}>
      <div>
        <InGrid items={items.slice(0, inGrid)} value={open} onValueChange={setOpen} />
        <Below items={items.slice(inGrid)} value={open} onValueChange={setOpen} />
      </div>
    </PageSection>
  );
}
