import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinedSearchForm, normalizeText, searchWords, spacedSearchForm } from './search-form.ts'

/** Texts full of what makes Persian hard: look-alike letters, marks, joiners, spaces and digits. */
const persianText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءآأإؤئةۀيىكٱہھے'),
      fc.constantFrom(
        '\u200c',
        ' ',
        '\u00a0',
        '\u200f',
        '\u0640',
        '\u064e',
        '\u0651',
        '\u0654',
        '\u0670',
        '-',
        '/',
        '،',
      ),
      fc.constantFrom(...'0۱٢aZé²½ﻻﷲﮎＡ'),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
    ),
  )
  .map((parts) => parts.join(''))

describe('what is stored', () => {
  test.each([
    ['كتاب عربي', 'کتاب عربی'],
    ['كاشى', 'کاشی'],
    ['می\u200c\u200cروم', 'می\u200cروم'],
    ['کتاب \u200cها', 'کتاب ها'],
    ['\u200cکتاب\u200c', 'کتاب'],
    ['  دو   فاصله ', 'دو فاصله'],
    ['\u202bمتن\u202c', 'متن'],
    ['می\u200fروم، نمی\u200eروم', 'می\u200cروم، نمی\u200cروم'],
    ['\u200fمدل \u200eCH-12\u200f (۵\u200f۰)', 'مدل CH-12 (۵۰)'],
    ['ﻛﺘﺎﺏ ﻻله', 'کتاب لاله'],
    ['پارچهٔ ۲ m² ™', 'پارچهٔ ۲ m² ™'],
    ['آب و مؤسسه', 'آب و مؤسسه'],
  ])('%j becomes %j', { tags: ['§D1.11'] }, (typed, stored) => {
    expect(normalizeText(typed)).toBe(stored)
  })

  test('what was normalised once stays as it is', () => {
    fc.assert(
      fc.property(persianText, (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
      }),
    )
  })

  test('normalising what is shown does not change what is found', () => {
    fc.assert(
      fc.property(persianText, (text) => {
        expect(joinedSearchForm(normalizeText(text))).toBe(joinedSearchForm(text))
      }),
    )
  })
})

describe('what is compared', () => {
  test.each([
    ['Arabic and Persian letters', ['برقي', 'برقی', 'برقى', 'بر\u0640قی']],
    ['Arabic kaf', ['كتري', 'کتری']],
    ['teh marbuta and the ezafe on heh', ['خانة', 'خانه', 'خانۀ', 'خانهٔ', 'خانه\u0654']],
    ['alefs', ['آینه', 'اینه', 'أینه', 'ا\u0653ینه']],
    ['hamza on waw and yeh', ['مؤسسه', 'موسسه']],
    ['hamza on yeh', ['رئیس', 'رییس']],
    ['a hamza at the end', ['املاء', 'املا']],
    ['harakat', ['مُحمَّد', 'محمد']],
    ['digits of three scripts', ['128', '۱۲۸', '١٢٨']],
    ['case and width of Latin letters', ['iPhone', 'IPHONE', 'ｉｐｈｏｎｅ']],
    ['accents of Latin letters', ['Café', 'Cafe', 'Cafe\u0301']],
    ['invisible marks', ['ک\u200dتاب\u200f', 'کتاب', '\ufeffکتاب']],
    ['shaped letters', ['ﻛﺘﺎب', 'کتاب']],
    ['ZWNJ, space, sign and nothing', ['لپ\u200cتاپ', 'لپ تاپ', 'لپتاپ', 'لپ-تاپ']],
    ['a number and its unit', ['۲ عددی', '2عددی', '2\u200cعددی']],
  ])('%s are one', { tags: ['§D1.11', '§D1.12 ZWNJ, space, sign and nothing'] }, (_, spellings) => {
    expect(new Set(spellings.map(joinedSearchForm)).size).toBe(1)
  })

  test('different words stay different', () => {
    const words = ['کتاب', 'کباب', 'گلاب', 'گلابی', 'سیب', 'سیر', '12', '21', 'شیر', 'سیر۲']
    expect(new Set(words.map(joinedSearchForm)).size).toBe(words.length)
  })

  test('a ZWNJ is a border of words, an invisible mark is none', () => {
    expect(searchWords('چای\u200cساز بر\u200dقی')).toEqual(['چای', 'ساز', 'برقی'])
  })

  test('a text without letters and digits has no words', () => {
    expect(searchWords(' \u200c-؟!…\u064e ')).toEqual([])
    expect(joinedSearchForm('')).toBe('')
  })

  test('its own form compares as itself', () => {
    fc.assert(
      fc.property(persianText, (text) => {
        expect(spacedSearchForm(spacedSearchForm(text))).toBe(spacedSearchForm(text))
        expect(joinedSearchForm(joinedSearchForm(text))).toBe(joinedSearchForm(text))
      }),
    )
  })

  test('the joined form is the spaced one without its spaces', () => {
    fc.assert(
      fc.property(persianText, (text) => {
        expect(spacedSearchForm(text).replaceAll(' ', '')).toBe(joinedSearchForm(text))
      }),
    )
  })

  test('spaces and ZWNJ between letters never change the joined form', () => {
    fc.assert(
      fc.property(
        fc.array(persianText),
        fc.constantFrom(' ', '\u200c', '  ', ' \u200c'),
        (parts, between) => {
          expect(joinedSearchForm(parts.join(between))).toBe(parts.map(joinedSearchForm).join(''))
        },
      ),
    )
  })
})
