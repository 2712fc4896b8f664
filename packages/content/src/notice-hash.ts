/**
 * SHA-256 (hex) of the lines of the notice in this build, joined by newlines. It is a literal because the first script needs it before the
 * notice is loaded. A spec compares it with the notice.
 */
export const noticeHash = 'b39878e81e69f63ac9472b57541c0e50f492321c5549eb06ba83a55e06aa9d8d';
