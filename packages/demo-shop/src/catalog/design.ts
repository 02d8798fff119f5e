import { type DemoPicture, type Ground, productPicture } from '../picture.ts'
import { random } from '../random.ts'
import type { DemoProduct, NamedValue } from '../types.ts'
import { parentOf } from './categories.ts'

/** Four ways to look at a thing: alone, close to its surface, among other things, beside a tea glass for size. */
type View = 'front' | 'detail' | 'setting' | 'scale'

/** What one option changes; everything else comes from its design. */
export interface Option {
  slug: string
  values: Record<string, string>
  price?: number
  listPrice?: number
  onHand?: number
  weightGrams?: number
  /** Set when the option has pictures of its own: their background. */
  ground?: Ground
  attributes?: Record<string, string>
  /** A closing sentence that is true of this option alone. */
  note?: string
}

/** One design of a maker as the merchant writes it down; prices in rial. */
export interface Design {
  slug: string
  sku: string
  title: string
  brand: string
  category: string
  alsoIn?: string[]
  price: number
  listPrice?: number
  offerEndsInDays?: number
  onHand: number
  maxPerOrder?: number
  weightGrams: number
  attributes: Record<string, string>
  story: string[]
  points: string[]
  /** Background of the pictures. */
  ground: Ground
  /** What is seen, for the alternative text. */
  subject: string
  views?: View[]
  options?: Option[]
}

const SEEN: Record<View, string> = {
  front: 'نمای روبه‌رو',
  detail: 'نمای نزدیک از نقش و جنس',
  setting: 'در کنار وسایل دیگر',
  scale: 'کنار استکان چای برای مقایسه‌ی اندازه',
}

function pairs(record: Record<string, string>): NamedValue[] {
  return Object.entries(record).map(([name, value]) => ({ name, value }))
}

function describe(design: Design, note: string | undefined): string {
  const paragraphs = [...design.story, ...(note ? [note] : [])].map((text) => `<p>${text}</p>`)
  const list = design.points.map((text) => `<li>${text}</li>`).join('')
  return `${paragraphs.join('')}<ul>${list}</ul>`
}

function pictures(design: Design, option: Option | null, subject: string): DemoPicture[] {
  const name = option?.ground ? `${design.slug}-${option.slug}` : design.slug
  return (design.views ?? ['front', 'detail', 'setting']).map((view) =>
    productPicture(`${name}-${view}`, option?.ground ?? design.ground, `${subject}، ${SEEN[view]}`),
  )
}

function sellable(design: Design, option: Option | null): DemoProduct {
  const slug = option ? `${design.slug}-${option.slug}` : design.slug
  const chance = random(slug)
  const optionTitle = option ? Object.values(option.values).join('، ') : ''
  const price = option?.price ?? design.price
  const listPrice = option ? (option.listPrice ?? (option.price ? null : design.listPrice)) : design.listPrice
  // Cheap things are bought often, carpets are not.
  const popularity = Math.max(2, Math.round(900 / Math.sqrt(price / 1_000_000)))
  const parent = parentOf(design.category)
  return {
    slug,
    sku: option ? `${design.sku}-${option.slug.toUpperCase()}` : design.sku,
    title: option ? `${design.title}، ${optionTitle}` : design.title,
    brand: design.brand,
    categorySlugs: [design.category, ...(parent ? [parent] : []), ...(design.alsoIn ?? [])],
    price,
    listPrice: listPrice ?? null,
    offerEndsInDays: listPrice ? (design.offerEndsInDays ?? null) : null,
    onHand: option?.onHand ?? design.onHand,
    maxPerOrder: design.maxPerOrder ?? 10,
    weightGrams: option?.weightGrams ?? design.weightGrams,
    attributes: pairs({ ...design.attributes, ...option?.attributes, ...option?.values }),
    descriptionHtml: describe(design, option?.note),
    images: pictures(design, option, option ? `${design.subject}، ${optionTitle}` : design.subject),
    group: option ? { key: design.slug, title: design.title, options: pairs(option.values) } : null,
    soldCount: chance.int(Math.ceil(popularity / 8), popularity),
    createdDaysAgo: chance.int(2, 420),
  }
}

/** Turns designs into sellable products: one each, or one per option. */
export function sell(designs: readonly Design[]): DemoProduct[] {
  return designs.flatMap((design) =>
    design.options ? design.options.map((option) => sellable(design, option)) : [sellable(design, null)],
  )
}
