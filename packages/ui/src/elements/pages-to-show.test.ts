import { describe, expect, it } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

describe('pagesToShow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %i of %i shows %j', (page, pageCount, shown) => {
    expect(pagesToShow(page, pageCount)).toEqual(shown)
  })
})
