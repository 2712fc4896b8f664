/** Joins first and last name; either may be empty. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}) => `${firstName} ${lastName}`.trim();
