import { type AccountPage, accountPages, ProfileLayoutRoute, useSignOut } from '@hojreh/app'
import { useCustomer } from '@hojreh/auth/react'
import { type AccountItem, ProfileMenu } from '@hojreh/ui'
import type { LucideIcon } from 'lucide-react'
import CreditCard from 'lucide-react/icons/credit-card'
import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Package from 'lucide-react/icons/package'
import UserPen from 'lucide-react/icons/user-pen'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { fullNameOf } from '../shared/full-name.ts'
import { layoutMessages as text } from './layout.messages.ts'

const icons: Record<AccountPage['id'], LucideIcon> = {
  dashboard: LayoutDashboard,
  orders: Package,
  payments: CreditCard,
  addresses: MapPin,
  favorites: Heart,
  comments: MessageSquareText,
  info: UserPen,
  devices: MonitorSmartphone,
  changePassword: KeyRound,
}
const links = accountPages.map(({ id, label, href }): AccountItem => {
  const Icon = icons[id]
  return { label, href, icon: <Icon size={20} /> }
})

/** An order's page belongs to the list of orders. */
const sectionOf = (pathname: string): string | undefined =>
  links.map(({ href }) => href).findLast((href) => href && `${pathname}/`.startsWith(`${href}/`))

/** The profile layout with the menu of what the customer can do here. */
export const CustomerLayout = () => {
  const { pathname } = useLocation()
  const customer = useCustomer()
  const signOut = useSignOut()
  const items: AccountItem[] = [
    ...links,
    { label: text.signOut, icon: <LogOut size={20} />, onSelect: () => void signOut() },
  ]
  return (
    <ProfileLayoutRoute
      menuHref={paths.dashboard}
      isMenuPage={pathname.replace(/\/$/, '') === paths.dashboard}
      menu={
        <ProfileMenu
          name={(customer && fullNameOf(customer)) || text.customer}
          phone={customer?.phone ?? ''}
          items={items}
          currentHref={sectionOf(pathname)}
        />
      }
    />
  )
}
