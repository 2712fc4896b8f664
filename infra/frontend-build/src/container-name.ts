/** The global variable a remote's entry script defines: `public` alone is a reserved word of the language. */
export const containerName = (name: string): string => `aera_${name.replaceAll('-', '_')}`;
