/** Downloads content as a JSON file named after the day, such as `consent-receipt-2026-01-31.json`. */
export function saveJson(name: string, instant: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${instant.slice(0, 10)}.json`;
  link.click();
  // The browser reads the blob after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
