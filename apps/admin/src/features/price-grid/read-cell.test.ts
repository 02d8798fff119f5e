import { describe, expect, it, test } from 'vitest'
import { gridRow } from '../../../test/goods-samples.ts'
import { readCell } from './read-cell.ts'

const row = gridRow(1, { price: 1_000_000, listPrice: null, onHand: 7 })

test.each([
  ['۱۲۵۰۰۰', 1_250_000],
  ['١٢٥٠٠٠', 1_250_000],
  ['125000', 1_250_000],
  ['۱۲۵٬۰۰۰ تومان', 1_250_000],
  ['۱۲۵،۰۰۰تومن', 1_250_000],
  ['125,000', 1_250_000],
  ['125.000', 1_250_000],
  ['1.250.000', 12_500_000],
  ['125000.00', 1_250_000],
  ['۱۲۵ ۰۰۰', 1_250_000],
  ['‏۱۲۵٬۰۰۰‎', 1_250_000],
  ['۱٬۲۵۰٬۰۰۰ ریال', 1_250_000],
])('«%s» is %i rial', (typed, value) => {
  expect(readCell('price', typed, row)).toEqual({ kind: 'price', cell: { seen: 1_000_000, value } })
})

test.each(['گران', '-5', '12.5', '۱۲۵ هزار', '#N/A', '1e6', '۱۲۵ ریال', '', '9'.repeat(20)])(
  '«%s» is no price, and is told as such',
  (typed) => {
    expect(readCell('price', typed, row).kind).toBe('unreadable')
  },
)

describe('a price before the discount', () => {
  it('may be taken away, and a price that stays is no change', () => {
    const discounted = { ...row, listPrice: 2_000_000 }
    expect(readCell('listPrice', ' ', discounted)).toEqual({
      kind: 'listPrice',
      cell: { seen: 2_000_000, value: null },
    })
    expect(readCell('listPrice', '', row)).toEqual({ kind: 'same' })
    expect(readCell('listPrice', '۲۰۰٬۰۰۰', discounted)).toEqual({ kind: 'same' })
    expect(readCell('price', '۱۰۰٬۰۰۰', row)).toEqual({ kind: 'same' })
  })
})

test.each([
  ['۱۲', { seen: 7, delta: 5 }],
  ['0', { seen: 7, delta: -7 }],
  ['+۵', { seen: null, delta: 5 }],
  ['۵+', { seen: null, delta: 5 }],
  ['−3', { seen: null, delta: -3 }],
  ['۳-', { seen: null, delta: -3 }],
])('«%s» moves the stock by %j', (typed, cell) => {
  expect(readCell('stock', typed, row)).toEqual({ kind: 'stock', cell })
})

test.each(['زیاد', '1.5', '+-3', '99999999'])('«%s» is no stock', (typed) => {
  expect(readCell('stock', typed, row).kind).toBe('unreadable')
})
