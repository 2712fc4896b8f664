import { Segmented } from '@aera/ui/segmented';
import { useEffect, useState } from 'react';

const schemes = [
  { value: 'system', label: 'As your system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Scheme = (typeof schemes)[number]['value'];

/** Puts the whole page into a scheme while the catalogue is open, with all that floats over it. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState<Scheme>('system');

  useEffect(() => {
    if (scheme === 'system') return undefined;
    const { dataset } = document.documentElement;
    dataset['scheme'] = scheme;
    return () => {
      delete dataset['scheme'];
    };
  }, [scheme]);

  return <Segmented label="Scheme" options={schemes} value={scheme} onValueChange={setScheme} />;
}
