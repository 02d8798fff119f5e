import type { CartLine, Picture, ProductCard } from '@hojreh/contract'

/** A picture that the walk answers itself, so that it is the same on every day. */
export const pictureOf = (color: string): Picture => ({
  src: `/api/media/screen-${color}.svg`,
  avif: '',
  webp: '',
  width: 800,
  height: 800,
  alt: '',
  color: `#${color}`,
})

export const titles = [
  'گلاب دوآتشه‌ی قمصر، شیشه‌ی ۲۵۰ میلی‌لیتری',
  'رومیزی ترمه‌ی بته‌جقه با حاشیه‌ی زربافت، بافت دست هنرمندان یزد، مناسب میز هشت‌نفره و سفره‌ی عقد',
  'فرش دست‌باف بختیاری خشتی شش‌متری',
  'کاسه‌ی ماهی میبد',
] as const
const colors = ['b3243b', '22356f', '00757d', 'e39a10'] as const
/** The last one shows how twelve digits of toman fit. */
const prices = [1_450_000, 42_000_000, 1_690_000_000, 9_876_543_210_120] as const

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** The first one is in the demo shop. */
const slugOf = (index: number) =>
  index === 0 ? 'golab-doatasheh-ghamsar-250' : `golab-doatasheh-ghamsar-250-${index}`

export const lineOf = (index: number, changes: Partial<CartLine> = {}): CartLine => ({
  productId: `product-${index}`,
  slug: slugOf(index),
  title: at(titles, index),
  image: pictureOf(at(colors, index)),
  unitPrice: at(prices, index),
  priceBefore: null,
  listPrice: index === 1 ? 48_000_000 : null,
  count: 1,
  maxCount: 5,
  lineTotal: at(prices, index),
  problem: null,
  ...changes,
})

export const cardOf = (index: number): ProductCard => ({
  productId: `product-${index}`,
  slug: slugOf(index),
  title: at(titles, index),
  brand: null,
  price: at(prices, index),
  listPrice: index === 1 ? 48_000_000 : null,
  offerEndsAt: null,
  stock: index === 2 ? 'out' : 'in_stock',
  stockLeft: null,
  image: pictureOf(at(colors, index)),
  rating: { average: 4.4, count: 12 },
})
