import { ProfileFrame, useSignOut } from '@hojreh/app'
import { useCustomer } from '@hojreh/auth/react'
import { type AccountItem, ProfileMenu } from '@hojreh/ui'
import CreditCard from 'lucide-react/icons/credit-card'
import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import UserPen from 'lucide-react/icons/user-pen'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { fullNameOf } from '../shared/full-name.ts'
import { frameMessages as text } from './frame.messages.ts'

const links: AccountItem[] = [
  { label: text.dashboard, href: paths.dashboard, icon: <LayoutDashboard size={20} /> },
  { label: text.orders, href: paths.orders, icon: <Package size={20} /> },
  { label: text.payments, href: paths.payments, icon: <CreditCard size={20} /> },
  { label: text.addresses, href: paths.addresses, icon: <MapPin size={20} /> },
  { label: text.favorites, href: paths.favorites, icon: <Heart size={20} /> },
  { label: text.comments, href: paths.comments, icon: <MessageSquareText size={20} /> },
  { label: text.info, href: paths.info, icon: <UserPen size={20} /> },
  { label: text.changePassword, href: paths.changePassword, icon: <KeyRound size={20} /> },
]

/** An order's page belongs to the list of orders. */
const sectionOf = (pathname: string): string | undefined =>
  links.map(({ href }) => href).findLast((href) => href && `${pathname}/`.startsWith(`${href}/`))

/** The profile layout with the menu of what the customer can do here. */
export const CustomerFrame = () => {
  const { pathname } = useLocation()
  const customer = useCustomer()
  const signOut = useSignOut()
  const items: AccountItem[] = [
    ...links,
    { label: text.signOut, icon: <LogOut size={20} />, onSelect: () => void signOut() },
  ]
  return (
    <ProfileFrame
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
