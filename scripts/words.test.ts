import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/bootstrap.mjs'

/** Texts that the specification and its decisions fix, as they stand there. */
const fixed = [
  'لطفا ابتدا وارد حساب کاربری خود شوید',
  'محصول به سبد خرید اضافه شد',
  'محصول از سبد خرید حذف شد',
  'وارد کردن شماره تلفن الزامی است',
  'شماره تلفن وارد شده نامعتبر است',
  'شماره تلفن یا رمز عبور نادرست است',
  'کلمه های عبور یکسان نیستند',
  'ثبت نام کنید',
  'قبلا ثبت نام کرده اید؟',
  'ثبت نام موفق',
  'خطا در ثبت نام',
  'این شماره قبلا ثبت نام کرده است',
  'جستجوی محصولات',
  'درباره ما',
  'درباره‌ی ما',
]

/**
 * One word for one thing, everywhere: what is not written, and what is written instead. The specification's own
 * spelling decides where it has one («تایید», «لطفا», «شماره موبایل» without ه‌ی as its «شماره تلفن»).
 */
const rules: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/[يك]/, 'ی، ک'],
  [/تأیید/, 'تایید'],
  [/(?:مثل|حتم|دقیق|لطف|قبل|موقت|کامل|فور)اً/, 'مثلا، حتما، دقیقا، لطفا …'],
  [/ثبت نام/, 'ثبت‌نام'],
  [/شماره(?:‌ی)? تلفن/, 'شماره موبایل'],
  [/شماره‌ی (?=(?:پیگیری|سفارش|موبایل|کارت|مرجع|تراکنش)(?![آ-ی]))/, 'شماره پیگیری، شماره سفارش …'],
  [/محصول/, 'کالا'],
  [/همه (?=کالاها|سفارش‌ها|دستگاه‌ها|فیلترها|حقوق|ایران|نظرها|صفحه‌ها|مشتری‌ها)/, 'همه‌ی'],
  [/(?:هزینه|شیوه|نحوه) ارسال/, 'هزینه‌ی ارسال، شیوه‌ی ارسال'],
  [/صفحه (?=بعد|قبل|نخست)/, 'صفحه‌ی'],
  [/درباره (?=[آ-ی])/, 'درباره‌ی'],
  [/خلاصه سبد|ذخیره تغییرات|ادامه خرید|نتیجه آن|مشاهده همه|مرحله بعد/, 'خلاصه‌ی، ذخیره‌ی، ادامه‌ی …'],
  [/هم‌رسانی/, 'اشتراک‌گذاری'],
  [/رونوشت/, 'کپی'],
  [/تخفیف کد/, 'کد تخفیف'],
  [/(?:^|[\s«(])ن?می [آ-ی]/, 'می‌ با نیم‌فاصله'],
  [/[آ-ی] ها(?:ی)?(?=[\s،؛.»]|$)/, 'ها با نیم‌فاصله'],
]

/** Columns of other shops' files are called as those shops call them. */
const files = globSync('{apps,packages}/*/src/**/*messages.ts', { cwd: root }).filter(
  (file) => !file.includes('/modules/import/'),
)

const withoutFixed = (line: string) => fixed.reduce((left, text) => left.replaceAll(text, ''), line)

/** The second word is no genitive there: «همه آن را می‌بینند», «دیگر باز نمی‌شود», «شماره آن زمان». */
const noGenitive = ['همه آن', 'سازنده دیگر', 'مقاله تازه', 'شماره آن']
/** The title of its page, as it is fixed. */
const fixedTitle = "'نتیجه پرداخت'"

test('no two words stand with ه‌ی between them in one message and without it in another', () => {
  const pairs = new Map<string, { places: string[]; ways: Set<string> }>()
  for (const file of files) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    for (const [place, line] of lines.entries())
      for (const [, first, genitive = '', second] of withoutFixed(line.replace(fixedTitle, '')).matchAll(
        /([آ-ی\u200c]+ه)(\u200cی)? (?=([آ-ی][آ-ی\u200c]*))/g,
      )) {
        const pair = `${first} ${second}`
        if (noGenitive.includes(pair)) continue
        const known = pairs.get(pair) ?? { places: [], ways: new Set() }
        pairs.set(pair, known)
        known.places.push(`${file}:${place + 1}: ${pair}`)
        known.ways.add(genitive)
      }
  }
  const both = [...pairs.values()].filter(({ ways }) => ways.size > 1).flatMap(({ places }) => places)
  expect(both).toEqual([])
  expect(pairs.size).toBeGreaterThan(500)
})

test('every message uses the one word that was chosen for a thing', () => {
  expect(files.length).toBeGreaterThan(90)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, place) =>
        rules
          .filter(([wrong]) => wrong.test(withoutFixed(line)))
          .map(([, right]) => `${file}:${place + 1}: ${line.trim()} → ${right}`),
      ),
  )
  expect(found).toEqual([])
})
