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
  /** The beginning of its text. */
  description: string
  /** For search engines and social networks; empty, or not there yet: its own words. */
  seoTitle?: string
  seoDescription?: string
}

/** A block of the home page; what its kind does not use is empty. */
export type StoredHomeBlock = Omit<HomeBlockRecord, 'slides'> & { slides: StoredSlide[] }

/** A row of the samples, with a fingerprint of it as it was installed. */
export interface Marked {
  id: string
  mark: string
}

/** The type of each row of `settings`. */
export interface SettingValues {
  logo: { title: string; slogan: string; url: string | null }
  /** The field that each column of a plain file stands for, by the name of the shop that the file comes from. */
  importColumns: Record<string, ImportColumns>
  /** What the staff entered; until then the environment and the sample shop supply it. */
  shop: {
    title: string
    slogan: string
    phones: string[]
    email: string
    address: string
    hours: string
    /** The seller's, for invoices; empty when not given. */
    nationalId: string
    economicCode: string
    enamad: { id: string; code: string } | null
    /** Rial. */
    leastOrder: number
  } & Record<ChatPlace, string>
  /**
   * The payment methods that are switched off, the card for transfers that two people approved, and the card that waits
   * for their approval.
   */
  payment: {
    off: PaymentWayName[]
    card: { cardNumber: string; holder: string; bank: string } | null
    prepared: { id: string; cardNumber: string; holder: string; bank: string } | null
  }
  delivery: DeliveryTerms
  indexMenu: MenuItem[]
  footerMenu: MenuItem[]
  social: EndpointResponse<typeof endpoints.getSocial>
  /** The home page; until it is edited, the slides below with what every shop shows. */
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
  /** The sample records that the shop still has as samples, and the pictures of those that were removed. */
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
