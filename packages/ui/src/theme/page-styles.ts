import { useContext, useEffect } from 'react';
import { StyleSheetContext } from 'styled-components';

/** Id of the style element with the component rules of a prerendered page. */
export const pageStylesId = 'page-styles';

/** Long enough for the first view and its dialogs to get their styles. */
const firstViewMs = 10_000;

/**
 * Moves the component rules of a prerendered page into the sheet of styled-components after the first view. With them in the sheet, each
 * rule that a component adds makes the browser match all elements of the page again. They move because only within one sheet the rules of
 * an extended component come after those of its base.
 */
export function usePageStyles(): void {
  const { styleSheet } = useContext(StyleSheetContext);

  useEffect(() => {
    const timer = setTimeout(() => {
      const element = document.querySelector<HTMLStyleElement>(`#${pageStylesId}`);
      if (!element) return;
      element.dataset['styled'] = 'true';
      styleSheet.rehydrate();
    }, firstViewMs);
    return () => clearTimeout(timer);
  }, [styleSheet]);
}
