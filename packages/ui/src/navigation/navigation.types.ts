import type { ReactNode } from 'react'
import type { PictureSource } from '../product/card/product-picture.tsx'

/** A menu of the settings calls: titles, addresses, children. */
export type MenuItem = {
  title: string
  url: string
  children?: readonly MenuItem[]
  /** Of a category in the first row. */
  picture?: PictureSource | null
  /** Where the best sellers of a category are. */
  bestsellersUrl?: string
}
/** One row of the account menu: a link, or an action such as logging out. */
export type AccountItem = { label: string; icon?: ReactNode } & (
  | { href: string; onSelect?: never }
  | { onSelect: () => void; href?: never }
)
