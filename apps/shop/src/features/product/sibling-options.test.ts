import type { Sibling } from '@hojreh/contract'
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
const hrefsOf = (productId: string) =>
  siblingOptions(group, productId).map(({ name, options }) => [name, options.map(({ href }) => href)])

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
    const [colors] = siblingOptions(group, 'red-s')
    expect(colors?.options).toEqual([
      { value: 'قرمز', href: '/shop/red-s', isSelected: true, isOut: false },
      { value: 'آبی', href: '/shop/blue-s', isSelected: false, isOut: true },
      { value: 'سبز', href: '/shop/green-l', isSelected: false, isOut: false },
    ])
  })

  it('are none for a product that stands alone', () => {
    expect(siblingOptions([], 'x')).toEqual([])
    expect(siblingOptions(group.slice(0, 1), 'red-s')).toEqual([])
  })
})
