/** Pages that so far say in a few sentences what they are about. */
export const introductionPaths = ['/authority-sales', '/authority'] as const;

export type IntroductionPath = (typeof introductionPaths)[number];
