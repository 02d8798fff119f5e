/** Links for one filter in the address: without a value first, then each of its values. */
export const filterLinksOf = (
  path: string,
  name: string,
  current: string | null,
  labels: Readonly<Record<string, string>>,
  fallback: string,
) =>
  Object.entries(labels).map(([value, label]) => ({
    label,
    href: value === fallback ? path : `${path}?${name}=${value}`,
    isCurrent: (current ?? fallback) === value,
  }))
