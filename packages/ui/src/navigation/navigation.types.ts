import type { ReactNode } from 'react'

/** A menu of the settings calls: titles, addresses, children. */
export type MenuItem = { title: string; url: string; children?: readonly MenuItem[] }
/** One row of the account menu: a link, or an action such as logging out. */
export type AccountItem = { label: string; icon?: ReactNode } & (
  | { href: string; onSelect?: never }
  | { onSelect: () => void; href?: never }
)
