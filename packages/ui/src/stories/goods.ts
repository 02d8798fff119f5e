import type { ProductSummary } from '../product/card/product-card.tsx'
import { picture } from './pictures.ts'

/** Products as lists show them; prices in rial. */
export const goods: readonly ProductSummary[] = [
  {
    href: '/shop/rug-heriz',
    title: 'قالیچه دستبافت هریس با نقش ترنج',
    price: 185_000_000,
    listPrice: 220_000_000,
    picture: picture('rug', 0, 'قالیچه لاکی با ترنج'),
    rating: { average: 4.7, count: 128 },
  },
  {
    href: '/shop/bowl-minab',
    title: 'کاسه سفالی لعاب فیروزه‌ای میناب',
    price: 4_850_000,
    picture: picture('bowl', 1, 'کاسه فیروزه‌ای'),
    rating: { average: 4.3, count: 42 },
    stock: 'low',
  },
  {
    href: '/shop/saffron-qaen',
    title: 'زعفران سرگل قائنات، قوطی خاتم‌کاری ۴٫۶ گرمی',
    price: 9_900_000,
    listPrice: 11_500_000,
    picture: picture('tin', 2, 'قوطی زعفران'),
    rating: { average: 4.9, count: 1_204 },
  },
  {
    href: '/shop/tea-glass',
    title: 'استکان کمرباریک شاه‌عباسی، دست شش‌تایی',
    price: 3_200_000,
    picture: picture('glass', 4, 'استکان چای'),
    stock: 'out',
  },
  {
    href: '/shop/divan',
    title: 'دیوان حافظ با خط نستعلیق و جلد ترمه، قطع وزیری همراه با جعبه چوبی و کارت هدیه دست‌نویس',
    price: 12_400_000,
    picture: picture('book', 3, 'دیوان حافظ'),
    rating: { average: 5, count: 9 },
  },
  {
    href: '/shop/rug-silk',
    title: 'فرش تمام‌ابریشم قم',
    price: 9_999_999_999_990,
    picture: picture('rug', 2, 'فرش ابریشم'),
  },
  {
    href: '/shop/cardamom',
    title: 'هل سبز درجه یک، بسته ۱۰۰ گرمی',
    price: 2_750_000,
    listPrice: 3_100_000,
    picture: picture('tin', 3, 'قوطی هل'),
    rating: { average: 4.1, count: 67 },
  },
  {
    href: '/shop/bowl-lapis',
    title: 'پیاله لاجوردی نقش ماهی',
    price: 1_980_000,
    picture: picture('bowl', 2, 'پیاله لاجوردی'),
    rating: { average: 4.6, count: 31 },
  },
]

export const categories = (
  [
    ['فرش و گلیم', 'rug', 0],
    ['سفال و کاشی', 'bowl', 1],
    ['میناکاری و خاتم', 'tin', 2],
    ['پارچه و ترمه', 'rug', 3],
    ['زیورآلات', 'glass', 2],
    ['زعفران و ادویه', 'tin', 0],
    ['خشکبار', 'bowl', 4],
    ['چای و گلاب', 'glass', 4],
    ['کتاب و خوشنویسی', 'book', 1],
    ['خانه و آشپزخانه', 'bowl', 3],
  ] as const
).map(([title, kind, palette], index) => ({
  title,
  url: `/shop?category=${index + 1}`,
  picture: picture(kind, palette),
  bestsellersUrl: `/shop?category=${index + 1}&sort=bestselling`,
  children: ['پرفروش‌ترین', 'تازه‌ها', 'تخفیف‌دار'].map((child, place) => ({
    title: `${child} ${title}`,
    url: `/shop?category=${index + 1}&sort=${place}`,
  })),
}))

export const articles = [
  {
    href: '/blog/heriz',
    title: 'چطور یک قالیچه هریس اصل را از روی گره‌هایش بشناسیم',
    summary: 'از پشت فرش شروع کنید: گره‌های درشت و پود آبی‌رنگ، امضای بافنده‌های هریس است.',
    category: 'فرش و گلیم',
    publishedAt: '2026-10-02T08:00:00Z',
    readingMinutes: 7,
    cover: picture('rug', 0),
  },
  {
    href: '/blog/saffron',
    title: 'دم کردن زعفران با یخ؛ رنگ بیشتر، عطر ماندگارتر',
    summary: 'چند تکه یخ، یک هاون کوچک و کمی صبر؛ روش قدیمی خراسانی‌ها را قدم‌به‌قدم بخوانید.',
    category: 'آشپزخانه',
    publishedAt: '2026-09-21T08:00:00Z',
    readingMinutes: 4,
    cover: picture('tin', 2),
  },
  {
    href: '/blog/tea',
    title: 'آداب چای در بازار؛ از سماور تا استکان کمرباریک',
    summary: 'حجره‌دارها چرا چای را در استکان کمرباریک می‌نوشند و قند پهلو از کجا آمد؟',
    category: 'داستان‌ها',
    publishedAt: '2026-09-10T08:00:00Z',
    readingMinutes: 5,
    cover: picture('glass', 4),
  },
]

/** Prints nothing and goes nowhere: for props that a story does not look at. */
export const ignore = () => undefined
