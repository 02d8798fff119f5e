import { random } from '../random.ts'
import type {
  DemoProduct,
  NamedValue,
  PaletteName,
  PictureKind,
  PictureSpec,
  PictureVariant,
  PictureView,
} from '../types.ts'
import { parentOf } from './categories.ts'

export interface Picture {
  kind: PictureKind
  seed: number
  palette?: PaletteName
  variant?: PictureVariant
}

/** What one option changes; everything else comes from its design. */
export interface Option {
  slug: string
  values: Record<string, string>
  price?: number
  listPrice?: number
  onHand?: number
  weightGrams?: number
  picture?: Partial<Picture>
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
  picture: Picture
  /** What is seen, for the alternative text. */
  subject: string
  views?: PictureView[]
  options?: Option[]
}

const SEEN: Record<PictureView, string> = {
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

function views(picture: Picture, subject: string, list: readonly PictureView[]): PictureSpec[] {
  return list.map((view) => ({ ...picture, view, alt: `${subject}، ${SEEN[view]}` }))
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
    images: views(
      { ...design.picture, ...option?.picture },
      option ? `${design.subject}، ${optionTitle}` : design.subject,
      design.views ?? ['front', 'detail', 'setting'],
    ),
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
