import { describe, expect, it } from 'vitest'
import { gridRow } from '../../../test/goods-samples.ts'
import { cellsOf, filled, placed } from './block.ts'
import { countsOf, type Edits, inverseOf, refusalOfCell, requestsOf, settle, typeInto } from './edits.ts'

const rows = Array.from({ length: 60 }, (_, index) =>
  gridRow(index + 1, { price: 1_000_000, listPrice: null }),
)
const every = () => true
const pasted = (text: string) => placed(rows, { row: 0, column: 0 }, cellsOf(text), every)

describe('fifty prices from a spreadsheet', () => {
  const lines = Array.from({ length: 50 }, (_, index) =>
    index === 7 ? 'تماس بگیرید' : index === 9 ? '#N/A' : `۱۲۵٬${String(index).padStart(3, '0')} تومان`,
  )
  const edits = typeInto({}, pasted(`${lines.join('\r\n')}\r\n`).entries)

  it('are fifty changed cells; two that are no price are marked, with what was pasted', () => {
    expect(countsOf(edits)).toEqual({ changed: 50, refused: 2 })
    expect(edits[rows[7]?.productId ?? '']?.cells.price?.typed).toBe('تماس بگیرید')
  })

  it('travel alone, forty-eight of them, and what is refused stays with its reason against the row of now', () => {
    const sent = requestsOf(edits)
    expect(sent).toHaveLength(48)
    expect(Object.keys(sent[0] ?? {})).toEqual(['id', 'price'])
    const results = sent.map(({ id }, index) => {
      const now = rows.find(({ productId }) => productId === id) ?? null
      const refusal =
        index === 0 ? { code: 'edit_conflict' as const, message: 'همکار', field: 'price' as const } : null
      return { id, refusal, row: now && { ...now, price: 7_770 } }
    })
    const left = settle(edits, sent, results)
    expect(countsOf(left)).toEqual({ changed: 3, refused: 3 })
    const first = left[rows[0]?.productId ?? '']
    expect(first && refusalOfCell('price', first)).toBe('همکار')
    expect(requestsOf(left)).toMatchObject([{ price: { seen: 7_770, value: 1_250_000 } }])
  })
})

it('a block of several columns goes from its cell to the left and down; what has no row is counted', () => {
  const { entries, leftOver } = placed(rows, { row: 58, column: 1 }, cellsOf('۱\t۲\t۳\n۴\t۵\n۶\t۷'), every)
  expect(entries.map(({ column, typed }) => `${column} ${typed}`)).toEqual([
    'listPrice ۱',
    'stock ۲',
    'listPrice ۴',
    'stock ۵',
  ])
  expect(leftOver).toBe(1)
})

it('fills down what stands in the first cell, typed or not', () => {
  const edits: Edits = typeInto({}, [{ row: rows[0] ?? gridRow(1), column: 'price', typed: '۹۰٬۰۰۰' }])
  const entries = filled(rows, edits, 'price', { from: 0, to: 3 })
  expect(entries.map(({ typed }) => typed)).toEqual(['۹۰٬۰۰۰', '۹۰٬۰۰۰', '۹۰٬۰۰۰'])
})

it('a value that is typed back is no change any more', () => {
  const row = gridRow(1, { price: 1_000_000 })
  const typed = typeInto({}, [{ row, column: 'price', typed: '۹' }])
  expect(countsOf(typed).changed).toBe(1)
  expect(typeInto(typed, [{ row, column: 'price', typed: '۱۰۰٬۰۰۰' }])).toEqual({})
})

it('is taken back cell by cell: prices by what they were, stock by its difference', () => {
  expect(
    inverseOf({ id: 'product-0001', price: { seen: 10, value: 20 }, stock: { delta: 5, seen: 2 } }),
  ).toEqual({ id: 'product-0001', price: { seen: 20, value: 10 }, stock: { delta: -5, seen: null } })
})
