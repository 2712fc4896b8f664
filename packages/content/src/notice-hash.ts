/**
 * SHA-256 of the lines of the notice, joined by newlines, hex: which notice this build carries. Stated, since the words themselves come
 * later than the first script, which has to know; a spec holds it to them.
 */
export const noticeHash = 'b39878e81e69f63ac9472b57541c0e50f492321c5549eb06ba83a55e06aa9d8d';
