import { describe, expect, it } from 'vitest'
import { tomanInWords } from './money.ts'
import { numberInWords } from './words.ts'

describe('a number in words', () => {
  it.each([
    [0, 'صفر'],
    [7, 'هفت'],
    [10, 'ده'],
    [19, 'نوزده'],
    [20, 'بیست'],
    [21, 'بیست و یک'],
    [100, 'صد'],
    [101, 'صد و یک'],
    [115, 'صد و پانزده'],
    [999, 'نهصد و نود و نه'],
    [1_000, 'یک هزار'],
    [1_001, 'یک هزار و یک'],
    [12_500, 'دوازده هزار و پانصد'],
    [1_000_000, 'یک میلیون'],
    [3_020_040, 'سه میلیون و بیست هزار و چهل'],
    [2_000_000_005, 'دو میلیارد و پنج'],
  ])('%i', (value, words) => expect(numberInWords(value)).toBe(words))

  it('differs for every other number', () => {
    const first = Array.from({ length: 20_000 }, (_, value) => numberInWords(value))
    expect(new Set(first).size).toBe(first.length)
    expect(first.filter((words) => /-|undefined| {2}/.test(words))).toEqual([])
  })

  it('is of toman for money, as long as a number can be told exactly', () => {
    expect(tomanInWords(12_500_000)).toBe('یک میلیون و دویست و پنجاه هزار تومان')
    expect(tomanInWords(Number.MAX_SAFE_INTEGER)).toMatch(/^نهصد تریلیون و /)
  })
})
