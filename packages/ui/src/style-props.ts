/**
 * For `withConfig`: these props steer the style and stay off the DOM element. All others go through, which keeps `as` working
 * (`<ButtonLink as={Link} to="/how">`).
 */
export const styleProps = (...names: string[]) => {
  const own = new Set(names);
  return { shouldForwardProp: (name: string): boolean => !own.has(name) };
};
