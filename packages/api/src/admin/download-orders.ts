import { ADMIN_HEADER, type AdminBody, type AdminQuery, type adminCalls } from '@hojreh/contract/admin'
import { type ApiError, errorOfResponse, errorOfSilence } from '../api-error.ts'
import { queryString } from '../query-string.ts'

type ExportCall = typeof adminCalls.exportOrders
const exportPath = '/api/admin/orders/export' satisfies ExportCall['path']

/** A list of orders as a file, named by the server. */
export const downloadOrders = async (
  query: AdminQuery<ExportCall>,
  body: AdminBody<ExportCall>,
): Promise<{ file: File } | { error: ApiError }> => {
  const url = `${exportPath}${queryString(query)}`
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', [ADMIN_HEADER]: '1' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { error: errorOfSilence('POST', url) }
  if (!response.ok)
    return { error: errorOfResponse('POST', url, response, await response.json().catch(() => undefined)) }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'orders'
  // A line that is cut in the middle fails here, and no half of a file is kept.
  const content = await response.blob().catch(() => null)
  return content ? { file: new File([content], name) } : { error: errorOfSilence('POST', url) }
}
