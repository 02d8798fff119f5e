/** What stands at the pattern that a pathname fits; `:name` stands for one segment. */
export const createPathMatcher = <Found>(
  patterns: Readonly<Record<string, Found>>,
): ((pathname: string) => Found | undefined) => {
  const expressions = Object.entries(patterns).map(
    ([pattern, found]) =>
      [
        new RegExp(
          `^${pattern
            .split('/')
            .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment))
            .join('/')}/?$`,
        ),
        found,
      ] as const,
  )
  return (pathname) => expressions.find(([expression]) => expression.test(pathname))?.[1]
}
