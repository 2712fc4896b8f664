/** Joins first and last name; either may be empty. */
export const formatFullName = (person: { readonly firstName: string; readonly lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();
