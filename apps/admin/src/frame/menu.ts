import type { Permission } from '@hojreh/contract/admin'
import type { LucideIcon } from 'lucide-react'
import BookOpenText from 'lucide-react/icons/book-open-text'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Contact from 'lucide-react/icons/contact'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import FolderTree from 'lucide-react/icons/folder-tree'
import House from 'lucide-react/icons/house'
import ListTree from 'lucide-react/icons/list-tree'
import Mail from 'lucide-react/icons/mail'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import PackageOpen from 'lucide-react/icons/package-open'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Settings from 'lucide-react/icons/settings'
import Signpost from 'lucide-react/icons/signpost'
import Smartphone from 'lucide-react/icons/smartphone'
import Sun from 'lucide-react/icons/sun'
import Tags from 'lucide-react/icons/tags'
import TextSearch from 'lucide-react/icons/text-search'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import { paths } from '../paths.ts'
import { frameMessages as text } from './frame.messages.ts'

export interface MenuEntry {
  href: string
  label: string
  icon: LucideIcon
  /** Who may not do it does not see it. */
  needs?: Permission
}

/** The places of the back office, those of every day first. */
const entries: readonly MenuEntry[] = [
  { href: paths.today, label: text.today, icon: Sun },
  { href: paths.orders, label: text.orders, icon: Package, needs: 'orders.view' },
  { href: paths.packing, label: text.packing, icon: ScanBarcode, needs: 'orders.pack' },
  { href: paths.customers, label: text.customers, icon: Contact, needs: 'customers.view' },
  { href: paths['card-reports'], label: text.cardReports, icon: CreditCard, needs: 'payments.review' },
  { href: paths.returns, label: text.returns, icon: PackageOpen, needs: 'returns.decide' },
  { href: paths.refunds, label: text.refunds, icon: Undo2, needs: 'refunds.prepare' },
  { href: paths['goods/products'], label: text.products, icon: Tags, needs: 'products.view' },
  { href: paths.categories, label: text.categories, icon: FolderTree, needs: 'categories.edit' },
  { href: paths.synonyms, label: text.synonyms, icon: TextSearch, needs: 'products.edit' },
  { href: paths.comments, label: text.comments, icon: MessageSquareText, needs: 'comments.moderate' },
  { href: paths.questions, label: text.questions, icon: MessageCircleQuestion, needs: 'comments.moderate' },
  { href: paths.messages, label: text.messages, icon: Mail, needs: 'messages.read' },
  { href: paths.coupons, label: text.coupons, icon: TicketPercent, needs: 'coupons.manage' },
  { href: paths.settings, label: text.settings, icon: Settings, needs: 'settings.edit' },
  { href: paths['shop-export'], label: text.shopExport, icon: Download, needs: 'shop.export' },
  { href: paths['payment-ways'], label: text.paymentWays, icon: Wallet, needs: 'payments.ways' },
  { href: paths.shipping, label: text.shipping, icon: Truck, needs: 'shipping.edit' },
  { href: paths.articles, label: text.articles, icon: Newspaper, needs: 'content.edit' },
  { href: paths['home-page'], label: text.homePage, icon: House, needs: 'content.edit' },
  { href: paths.faq, label: text.faq, icon: CircleHelp, needs: 'content.edit' },
  { href: paths.menus, label: text.menus, icon: ListTree, needs: 'content.edit' },
  { href: paths['static-pages'], label: text.staticPages, icon: FileText, needs: 'content.edit' },
  { href: paths.redirects, label: text.redirects, icon: Signpost, needs: 'content.edit' },
  { href: paths.sms, label: text.sms, icon: Smartphone, needs: 'sms.manage' },
  { href: paths.books, label: text.books, icon: BookOpenText, needs: 'actions.view' },
  { href: paths.staff, label: text.staff, icon: Users, needs: 'staff.manage' },
]

export const menuFor = (permissions: readonly Permission[]): MenuEntry[] =>
  entries.filter(({ needs }) => needs === undefined || permissions.includes(needs))

/** The entry that a page belongs to: an order to the orders, and only today itself to today. */
export const currentOf = (menu: readonly MenuEntry[], pathname: string): string | undefined =>
  menu
    .filter(({ href }) => pathname === href || (href !== paths.today && pathname.startsWith(`${href}/`)))
    .at(-1)?.href
