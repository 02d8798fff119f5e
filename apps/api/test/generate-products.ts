import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const header =
  'شناسه,نوع,"شناسه محصول",نام,"منتشر شده","توضیح کوتاه",توضیحات,"در انبار؟",انبار,"قیمت فروش فوق‌العاده","قیمت اصلی",دسته‌ها,برچسب‌ها,تصاویر,مادر,"نام ویژگی 1 ","مقدار ویژگی 1","قابلیت نمایش ویژگی 1 ","نام ویژگی 2","مقدار ویژگی 2","قابلیت نمایش ویژگی 2"'
const things = [
  'کاسهٔ سفالی',
  'گلیم دست‌باف',
  'چراغ مسی',
  'قوری چینی',
  'رومیزی ترمه',
  'جعبهٔ خاتم',
  'سینی مسي',
  'گلدان لعابي',
]
const colours = ['آبی', 'سبز', 'قرمز', 'زرد', 'سفید']
const cities = ['یزد', 'شیراز', 'کاشان', 'تبریز', 'کرمان', 'همدان', 'قم']
const makers = ['نگار', 'مهر', 'باران', 'سپهر', 'آوا', 'ترنج', 'نارنج']

const pick = <Value>(list: readonly Value[], number: number): Value => list[number % list.length] as Value
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const description = (title: string) =>
  `<p style="direction: rtl;" class="x-1">${title} با دست ساخته می‌شود و هر کدام اندکی با دیگری فرق دارد.</p>\\n${`<p data-id="7">برای شست‌وشو پارچهٔ نرم و آب ولرم به کار ببرید؛ از مایع‌های تند و سیم ظرف‌شویی دوری کنید.</p>\\n`.repeat(6)}<ul>\\n<li><strong>جنس:</strong> طبیعی</li>\\n</ul>`

const row = (id: number): string => {
  const design = Math.floor(id / 10)
  const isVariable = design % 5 === 0
  const title = `${pick(things, design)} ${pick(makers, Math.floor(design / 8))} ${pick(cities, Math.floor(design / 56))} مدل ${design}${isVariable ? '' : `-${id % 10}`}`
  // The parent of a family of variations comes in the middle of them.
  const isParent = isVariable && id % 10 === 4
  const type = isParent ? 'variable' : isVariable ? 'variation' : 'simple'
  const price = 90_000 + (id % 977) * 1_000
  const colour = isParent ? colours.join(', ') : `${pick(colours, id)}${isVariable ? ` ${id % 10}` : ''}`
  return [
    id,
    type,
    type === 'simple' ? `KALA-${id}` : '',
    cell(title),
    1,
    cell('ساخت دست\r\\nرنگ طبیعی\r\\nبسته‌بندی هدیه'),
    type === 'variation' ? '' : cell(description(title)),
    id % 13 === 0 ? 0 : 1,
    id % 3 === 0 ? id % 40 : '',
    id % 4 === 0 && !isParent ? price - 10_000 : '',
    isParent ? '' : price,
    type === 'variation' ? '' : cell(`خانه > ${pick(things, design)}, خانه, هدیه > ${pick(cities, design)}`),
    cell(`${pick(makers, id)}, دست‌ساز`),
    type === 'variation' ? '' : cell(`https://shop.invalid/${id}-1.jpg, https://shop.invalid/${id}-2.jpg`),
    type === 'variation' ? `id:${design * 10 + 4}` : '',
    'رنگ',
    cell(colour),
    1,
    'شهر',
    pick(cities, design),
    1,
  ].join(',')
}

/** Writes a WooCommerce export of `count` rows: simple products, and families of variations around their parent. */
export const writeProductsCsv = async (file: string, count: number): Promise<void> => {
  const stream = createWriteStream(file)
  stream.write(`\ufeff${header}\n`)
  for (let id = 10; id < 10 + count; id++) if (!stream.write(`${row(id)}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
}
