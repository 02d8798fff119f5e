import type { OptionAxis, Sibling } from '@hojreh/contract'
import { describe, expect, it } from 'vitest'
import { siblingOptions } from './sibling-options.ts'

const sibling = (
  slug: string,
  color: string,
  size: string,
  stock: Sibling['stock'] = 'in_stock',
): Sibling => ({
  productId: slug,
  slug,
  title: slug,
  price: 1,
  stock,
  image: null,
  options: [
    { name: 'رنگ', value: color },
    { name: 'اندازه', value: size },
  ],
})
const group = [
  sibling('red-s', 'قرمز', 'کوچک'),
  sibling('red-l', 'قرمز', 'بزرگ'),
  sibling('blue-s', 'آبی', 'کوچک', 'out'),
  sibling('blue-l', 'آبی', 'بزرگ'),
  sibling('green-l', 'سبز', 'بزرگ'),
]
const axis = (name: string, values: string[], changes: Partial<OptionAxis> = {}): OptionAxis => ({
  ...{ name, look: 'words', guideHtml: '', values: values.map((value) => ({ value, color: null })) },
  ...changes,
})
const axes = [axis('رنگ', ['قرمز', 'آبی', 'سبز']), axis('اندازه', ['کوچک', 'بزرگ'])]
const hrefsOf = (productId: string) =>
  siblingOptions({ axes, siblings: group, productId }).map(({ name, options }) => [
    name,
    options.map(({ href }) => href),
  ])

describe('options of a product', () => {
  it('lead to the sibling that differs in this option alone', { tags: ['§D1.1'] }, () => {
    expect(hrefsOf('red-l')).toEqual([
      ['رنگ', ['/shop/red-l', '/shop/blue-l', '/shop/green-l']],
      ['اندازه', ['/shop/red-s', '/shop/red-l']],
    ])
  })

  it('lead to the nearest sibling when there is no such one', () => {
    expect(hrefsOf('red-s')[0]).toEqual(['رنگ', ['/shop/red-s', '/shop/blue-s', '/shop/green-l']])
  })

  it('mark what is shown and what is sold out', () => {
    const [colors] = siblingOptions({ axes, siblings: group, productId: 'red-s' })
    expect(colors?.options).toMatchObject([
      { value: 'قرمز', href: '/shop/red-s', isSelected: true, isOut: false },
      { value: 'آبی', href: '/shop/blue-s', isSelected: false, isOut: true },
      { value: 'سبز', href: '/shop/green-l', isSelected: false, isOut: false },
    ])
  })

  it('are none for a product that stands alone', () => {
    expect(siblingOptions({ axes, siblings: [], productId: 'x' })).toEqual([])
    expect(siblingOptions({ axes, siblings: group.slice(0, 1), productId: 'red-s' })).toEqual([])
  })

  it('stand in the order of the shop, and wear a colour only as swatches', () => {
    const values = [
      { value: 'سبز', color: '#16a34a' },
      { value: 'قرمز', color: null },
    ]
    const colorsOf = (look: OptionAxis['look']) =>
      siblingOptions({ axes: [axis('رنگ', [], { look, values })], siblings: group, productId: 'red-l' })[0]
    expect(colorsOf('swatches')?.options.map(({ value, swatch }) => [value, swatch])).toEqual([
      ['سبز', '#16a34a'],
      ['قرمز', undefined],
    ])
    expect(colorsOf('words')?.options[0]?.swatch).toBeUndefined()
  })
})
