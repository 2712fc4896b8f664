/** The words around the pages of the knowledge base. */
export const knowledgeWords = {
  pages: {
    label: 'Pages of the knowledge base',
    articles: 'Articles',
    gaps: 'Content gaps',
    rules: 'Search rules',
  },
} as const;
