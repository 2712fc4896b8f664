/** Downloads a text as a file. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Downloads content as a JSON file named after the day, such as `consent-receipt-2026-01-31.json`. */
export const saveJson = (name: string, instant: string, content: unknown): void =>
  saveFile(
    `${name}-${instant.slice(0, 10)}.json`,
    'application/json',
    `${JSON.stringify(content, null, 2)}\n`,
  );
