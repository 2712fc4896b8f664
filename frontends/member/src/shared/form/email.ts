/** Far from all that RFC 5322 allows or forbids: it catches slips, the server decides. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export const emailAdvice = 'Please enter an e-mail address, such as name@example.org.';
export const longestEmail = 254;
