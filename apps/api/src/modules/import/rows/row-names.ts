import type { FileRow } from '../file-row.ts'
import type { NamedByRefused } from '../missing.repository.ts'
import type { Header } from './header.ts'
import { textOf } from './values.ts'

/** Where a row names its product, and its code. */
const placesOf = (header: Header) => {
  if (header.kind === 'woocommerce') return [header.fields.get('id'), header.fields.get('sku')]
  return header.kind === 'shopify'
    ? [header.fields.get('handle'), header.fields.get('sku')]
    : [header.fields.get('sku'), header.fields.get('sku')]
}

/** Collects what refused rows call their products, so that none of these is taken for missing. */
export const makeRowNames = (header: Header, source: string) => {
  const names: NamedByRefused = { sourceKeys: [], skus: [] }
  const [place, skuPlace] = placesOf(header)
  const cell = ({ cells }: FileRow, at: number | undefined) => textOf({ text: cells[at ?? -1] ?? '' })
  return {
    names,
    add: (row: FileRow) => {
      const key = cell(row, place)
      const sku = cell(row, skuPlace)
      if (key !== '') names.sourceKeys.push(`${header.kind === 'plain' ? 'plain' : source}:${key}`)
      if (sku !== '') names.skus.push(sku)
    },
  }
}
