import { authoritySales } from '@aera/content/authority-sales';
import { Accordion } from '@aera/ui/accordion';
import { Tabs } from '@aera/ui/tabs';
import { useState } from 'react';
import { faqItems } from '../../shared/page/faq-items.tsx';

const { faq } = authoritySales;
const categories = faq.categories.map(({ value, title, items }) => ({
  value,
  label: title,
  items: faqItems(items, faq.fact),
}));

/** Questions under three tabs. One answer at most is open in all of them: another tab begins with all closed. */
export function Faq() {
  const [tab, setTab] = useState(categories[0]?.value);
  const [open, setOpen] = useState('');
  const choose = (value: string) => {
    setTab(value);
    setOpen('');
  };
  return (
    <Tabs
      label={faq.tabs}
      variant="pills"
      value={tab}
      onValueChange={choose}
      items={categories.map(({ value, label, items }) => ({
        value,
        label,
        panel: <Accordion items={items} value={open} onValueChange={setOpen} />,
      }))}
    />
  );
}
