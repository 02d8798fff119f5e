import { soldStatuses } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'

/** The list of what was sold on a day, as `jalaliDay` says it. */
export const soldRowsOf = (day: string): string => {
  const search = new URLSearchParams({ from: day, to: day })
  for (const status of soldStatuses) search.append('status', status)
  return `${paths.orders}?${search}`
}
