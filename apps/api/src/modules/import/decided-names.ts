import type { DecidedNames } from './merging.repository.ts'
import type { Header } from './rows/header.ts'
import { textOf } from './rows/values.ts'
import { BARCODE, SIZE } from './rows/woo-attributes.ts'

const only = (names: string[]): DecidedNames => ({ isAllBut: false, names })
const textsOf = (titles: Iterable<string>) => [...titles].map((text) => textOf({ text }))

/**
 * Which options and attributes the columns of a file speak of. Private columns are among them: an older version of this
 * import had made attributes of them.
 */
export const decidedNames = (header: Header): { options: DecidedNames; attributes: DecidedNames } => {
  const columns = textsOf(header.attributes.values())
  const hidden = textsOf([...header.private, ...header.unused].map((place) => header.titles[place] ?? ''))
  if (header.kind === 'plain') {
    const options = textsOf(header.options.values())
    return { options: only(options), attributes: only([...options, ...columns, ...hidden]) }
  }
  if (header.kind === 'shopify')
    return {
      options: { isAllBut: true, names: [] },
      attributes: only([...columns, ...(header.fields.has('barcode') ? [BARCODE] : [])]),
    }
  const hasSize = (['length', 'width', 'height'] as const).some((field) => header.fields.has(field))
  const size = hasSize ? [SIZE] : []
  const barcode = header.fields.has('gtin') ? [BARCODE] : []
  if (header.numbered.length === 0)
    return { options: only([]), attributes: only([...size, ...barcode, ...columns, ...hidden]) }
  const others = [SIZE, BARCODE].filter((name) => ![...size, ...barcode].includes(name))
  return { options: { isAllBut: true, names: [] }, attributes: { isAllBut: true, names: others } }
}
