/** A legal text: sections with an anchor each. */
export type LegalDocument = {
  title: string;
  description: string;
  updated: string;
  sections: { anchor: string; title: string; paragraphs: string[] }[];
};
