export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];

export const tabId = (month: number): string => `month-${month}`;
export const panelId = (month: number): string => `month-${month}-panel`;
