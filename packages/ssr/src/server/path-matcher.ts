import type { BuildFiles } from './build-files.ts'

/** `/profile/orders/former` before `/profile/orders/:id`, as the router ranks them. */
const rankOf = (pattern: string) => pattern.replaceAll(/:[^/]+/g, '~')

/** What stands at the pattern that a pathname fits; `:name` stands for one segment where no pattern names it. */
export const createPathMatcher = <Found>(
  patterns: Readonly<Record<string, Found>>,
): ((pathname: string) => Found | undefined) => {
  const expressions = Object.entries(patterns)
    .toSorted(([one], [other]) => (rankOf(one) < rankOf(other) ? -1 : 1))
    .map(
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

/**
 * Finds the file of the route that a pathname leads to, in an app that the browser renders.
 * @param routes paths by the names of their files. Throws for a name that the build has no file of.
 */
export const createRouteMatcher = (
  routes: Readonly<Record<string, string>>,
  files: BuildFiles,
): ((pathname: string) => string | undefined) =>
  createPathMatcher(
    Object.fromEntries(Object.entries(routes).map(([name, path]) => [path, files.routeFile(name)])),
  )
