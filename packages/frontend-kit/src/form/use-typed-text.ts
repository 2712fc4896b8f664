import { useState } from 'react';

/** The text of a field that applies on submission. When another text applies, for example after Back, it replaces what was typed. */
export function useTypedText(applied: string): readonly [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ applied, text: applied });
  if (typed.applied !== applied) setTyped({ applied, text: applied });
  return [typed.text, (text) => setTyped({ applied, text })];
}
