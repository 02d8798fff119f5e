import { useMemo } from 'react'
import { viewsFor } from '../../features/orders/views.ts'
import { paths } from '../../paths.ts'
import { useMe } from '../../shared/me.ts'
import { layoutMessages as text } from '../layout.messages.ts'
import type { MenuEntry } from '../menu.ts'
import { useSound } from '../news/order-news.ts'
import type { Hit } from './find.ts'
import { actsOf, pagesBeneath } from './own-places.ts'

const { groups, view } = text.palette

/** What needs no search: the member's places and acts, the saved views of the orders, and what can be switched. */
export const useOwnHits = (menu: readonly MenuEntry[], showKeys: () => void): Hit[] => {
  const { permissions } = useMe()
  const [isSoundOn, toggleSound] = useSound()
  return useMemo(() => {
    const views = menu.some(({ href }) => href === paths.orders) ? viewsFor(new URLSearchParams()) : []
    return [
      ...menu.map(({ href, label }) => ({ key: href, group: groups.pages, label, href })),
      ...views
        .filter(({ href }) => href !== paths.orders)
        .map(({ href, label }) => ({ key: href, group: groups.pages, label: view(label), href })),
      ...pagesBeneath(permissions),
      { key: 'account', group: groups.pages, label: text.account, href: paths.account },
      ...actsOf(permissions),
      { key: 'sound', group: groups.acts, label: text.sound[isSoundOn ? 'on' : 'off'], run: toggleSound },
      { key: 'keys', group: groups.acts, label: text.keys.title, run: showKeys },
    ]
  }, [menu, permissions, isSoundOn, toggleSound, showKeys])
}
