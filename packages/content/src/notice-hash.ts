/**
 * SHA-256 of the lines of the notice, joined by newlines, hex: which notice this build carries. Stated, since the words themselves come
 * later than the first script, which has to know; a spec holds it to them.
 */
export const noticeHash = '7eb39c8857cde0f0f3ab9903cb447499b51ec759fbc177bca147227ee254c5a4';
