import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from, Link, SectionHeader } from '@hojreh/ui'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Store from 'lucide-react/icons/store'
import { paths } from '../../paths.ts'
import { dashboardMessages as text } from './dashboard.messages.ts'

const List = styled.ul(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& a': {
      display: 'grid',
      justifyItems: 'center',
      gap: 8,
      padding: 20,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      backgroundColor: color.surface,
      fontWeight: 600,
      fontSize: '0.9375rem',
    },
    '& a:hover': { borderColor: color.turquoise, color: color.turquoise },
    '& svg': { color: color.turquoise },
  }),
)
const links = [
  { label: text.orders, href: paths.orders, Icon: Package },
  { label: text.addresses, href: paths.addresses, Icon: MapPin },
  { label: text.cart, href: '/cart', Icon: ShoppingBasket },
  { label: text.shop, href: '/shop', Icon: Store },
]

/** Where customers mostly go from here. */
export const QuickLinks = () => (
  <section>
    <SectionHeader title={text.links} />
    <List>
      {links.map(({ label, href, Icon }) => (
        <li key={href}>
          <Link href={href}>
            <Icon size={26} aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </List>
  </section>
)
