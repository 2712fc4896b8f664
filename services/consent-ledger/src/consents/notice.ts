/** The version of the notice that the site shows. */
export const currentNoticeVersion = '1.0';
