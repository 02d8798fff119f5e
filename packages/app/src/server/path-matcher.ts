/** Whether a pathname is one of the patterns; `:name` stands for one segment. */
export const createPathMatcher = (patterns: readonly string[]): ((pathname: string) => boolean) => {
  const expressions = patterns.map(
    (pattern) =>
      new RegExp(
        `^${pattern
          .split('/')
          .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment))
          .join('/')}/?$`,
      ),
  )
  return (pathname) => expressions.some((expression) => expression.test(pathname))
}
