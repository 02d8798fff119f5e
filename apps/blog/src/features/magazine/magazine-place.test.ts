import { describe, expect, it } from 'vitest'
import { articlesOf, hrefOf, placeOf } from './magazine-place.ts'

const search = (text: string) => new URLSearchParams(text)

describe('the address of a list of articles', () => {
  it.each([
    ['/blog', placeOf('all', undefined, search(''))],
    ['/blog', placeOf('all', undefined, search('pageId=1'))],
    ['/blog?pageId=3', placeOf('all', undefined, search('pageId=3'))],
    ['/blog?q=%D9%81%D8%B1%D8%B4&pageId=2', placeOf('all', undefined, search('pageId=2&q=فرش'))],
    ['/blog/category/crafts', placeOf('category', 'crafts', search(''))],
    ['/blog/author/%D9%85%DB%8C%D9%86%D8%A7', placeOf('author', 'مینا', search(''))],
    ['/blog/tag/%D8%B3%D9%81%D8%A7%D9%84?pageId=2', placeOf('tag', 'سفال', search('pageId=2'))],
  ])('is %s', (href, place) => {
    expect(hrefOf(place)).toBe(href)
  })

  it.each(['0', '-1', '1.5', 'x', '', '99999999999999999999'])('reads page «%s» as the first', (page) => {
    expect(placeOf('all', undefined, search(`pageId=${page}`)).page).toBe(1)
  })

  it('asks the api for what it says and for nothing else', () => {
    expect(articlesOf(placeOf('all', undefined, search('')))).toEqual({})
    expect(articlesOf(placeOf('category', 'crafts', search('pageId=2&q= فرش ')))).toEqual({
      category: 'crafts',
      q: 'فرش',
      pageId: 2,
    })
  })
})
