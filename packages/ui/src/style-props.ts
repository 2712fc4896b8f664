/**
 * For `withConfig`: keeps these style props off the DOM element. All others are forwarded, so that `as` works (`<ButtonLink as={Link}
 * to="/how">`).
 */
export const styleProps = (...names: string[]) => {
  const own = new Set(names);
  return { shouldForwardProp: (name: string): boolean => !own.has(name) };
};
