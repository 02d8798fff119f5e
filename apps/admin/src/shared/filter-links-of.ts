import { withQuestion } from './list-args.ts'

/** Links for one filter in the address, that keep what else was asked: without a value first, then each of its values. */
export const filterLinksOf = (
  path: string,
  search: URLSearchParams,
  name: string,
  labels: Readonly<Record<string, string>>,
  fallback: string,
) =>
  Object.entries(labels).map(([value, label]) => {
    const question = withQuestion(search, { [name]: value === fallback ? '' : value })
    return {
      label,
      href: question.size > 0 ? `${path}?${question}` : path,
      isCurrent: (search.get(name) ?? fallback) === value,
    }
  })
