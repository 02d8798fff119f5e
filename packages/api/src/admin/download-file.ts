import { ADMIN_HEADER, type AdminBody, type AdminQuery, type adminEndpoints } from '@hojreh/contract/admin'
import { type ApiError, errorOfResponse, errorOfSilence } from '../api-error.ts'
import { queryString } from '../query-string.ts'

type Calls = typeof adminEndpoints
export type FileCallName = 'exportOrders' | 'exportShop'
const paths = {
  exportOrders: '/api/admin/orders/export',
  exportShop: '/api/admin/export',
} as const satisfies { [Name in FileCallName]: Calls[Name]['path'] }

type Downloaded = Promise<{ file: File } | { error: ApiError }>

/** A file, named by the server. */
const download = async (name: FileCallName, query: object, body: object): Downloaded => {
  const url = `${paths[name]}${queryString(query)}`
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', [ADMIN_HEADER]: '1' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { error: errorOfSilence('POST', url) }
  if (!response.ok)
    return { error: errorOfResponse('POST', url, response, await response.json().catch(() => undefined)) }
  const called = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export'
  // A line that is cut in the middle fails here, and no half of a file is kept.
  const content = await response.blob().catch(() => null)
  return content ? { file: new File([content], called) } : { error: errorOfSilence('POST', url) }
}

/** A list of orders as a file. */
export const downloadOrders = (
  query: AdminQuery<Calls['exportOrders']>,
  body: AdminBody<Calls['exportOrders']>,
): Downloaded => download('exportOrders', query, body)

/** All of one kind of thing as a file. */
export const downloadShop = (body: AdminBody<Calls['exportShop']>): Downloaded =>
  download('exportShop', {}, body)
