import type { ChatPlace, EndpointResponse, endpoints, MenuItem, RouteRule } from '@hojreh/contract'
import type { HomeBlockRecord, ImportColumns, PaymentWayName } from '@hojreh/contract/admin'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import type { DeliveryTerms } from '../shipping/delivery-terms.ts'

export interface StoredSlide {
  title: string
  subtitle: string
  link: string
  image: StoredImage
}

/** A static page as the merchant wrote it. */
export interface StoredPage {
  slug: string
  title: string
  bodyHtml: string
  /** What its text begins with. */
  description: string
  /** For search engines and social networks; empty, or not there yet: its own words. */
  seoTitle?: string
  seoDescription?: string
}

/** A block of the home page; what its kind does not use is empty. */
export type StoredHomeBlock = Omit<HomeBlockRecord, 'slides'> & { slides: StoredSlide[] }

/** A row of the samples, with a print of what it was when it came. */
export interface Marked {
  id: string
  mark: string
}

/** The type of each row of `settings`. */
export interface SettingValues {
  logo: { title: string; slogan: string; url: string | null }
  /** Which field each column of a plain file is, by the name of the shop that the file comes from. */
  importColumns: Record<string, ImportColumns>
  /** What the shop's people wrote; until they do, the environment and the sample shop say it. */
  shop: {
    title: string
    slogan: string
    phones: string[]
    email: string
    address: string
    hours: string
    /** Of who sells, for invoices; empty: not told. */
    nationalId: string
    economicCode: string
    enamad: { id: string; code: string } | null
    /** Rial. */
    leastOrder: number
  } & Record<ChatPlace, string>
  /** Which ways to pay are switched off, the card for transfers that two people set, and the one that waits for that. */
  payment: {
    off: PaymentWayName[]
    card: { cardNumber: string; holder: string; bank: string } | null
    prepared: { id: string; cardNumber: string; holder: string; bank: string } | null
  }
  delivery: DeliveryTerms
  indexMenu: MenuItem[]
  footerMenu: MenuItem[]
  social: EndpointResponse<typeof endpoints.getSocial>
  /** The home page; until somebody writes it, the slides below with what every shop shows. */
  home: StoredHomeBlock[]
  slider: StoredSlide[]
  banner: StoredSlide[]
  aboutUs: StoredPage
  license: StoredPage
  contactUs: Omit<EndpointResponse<typeof endpoints.getContactUs>, 'chat' | 'bodyHtml' | 'seoTitle'>
  faq: EndpointResponse<typeof endpoints.getFaq>
  routeRules: RouteRule[]
  /** The colour `#rrggbb` of acts and links, and the shop's own logo; null is the theme's. */
  brand: { color: string | null; logo: StoredImage | null }
  /** Whether orders are taken, and since when they first were; a shop without it has always been open. */
  opened: { isOpen: boolean; firstOpenedAt: string | null }
  /** What of the sample goods is still the shop's sample, and pictures of those that were taken out. */
  samples: {
    products: Marked[]
    categories: Marked[]
    articles: Marked[]
    /** Categories and tags that came with the article. */
    articleTerms: string[]
    pictures: string[]
  }
  /** The merchant began without the demo shop, which therefore never comes. */
  start: 'empty'
}

export type SettingName = keyof SettingValues
