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
import Images from 'lucide-react/icons/images'
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
import { mayOpen, type PageName } from '../page-needs.ts'
import { paths } from '../paths.ts'
import { layoutMessages as text } from './layout.messages.ts'

export interface MenuEntry {
  href: string
  label: string
  icon: LucideIcon
}

/** The places of the back office, those of every day first. */
const entries: readonly (Omit<MenuEntry, 'href'> & { page: PageName })[] = [
  { page: 'today', label: text.today, icon: Sun },
  { page: 'orders', label: text.orders, icon: Package },
  { page: 'packing', label: text.packing, icon: ScanBarcode },
  { page: 'customers', label: text.customers, icon: Contact },
  { page: 'card-reports', label: text.cardReports, icon: CreditCard },
  { page: 'returns', label: text.returns, icon: PackageOpen },
  { page: 'refunds', label: text.refunds, icon: Undo2 },
  { page: 'goods/products', label: text.products, icon: Tags },
  { page: 'categories', label: text.categories, icon: FolderTree },
  { page: 'synonyms', label: text.synonyms, icon: TextSearch },
  { page: 'comments', label: text.comments, icon: MessageSquareText },
  { page: 'questions', label: text.questions, icon: MessageCircleQuestion },
  { page: 'messages', label: text.messages, icon: Mail },
  { page: 'coupons', label: text.coupons, icon: TicketPercent },
  { page: 'settings', label: text.settings, icon: Settings },
  { page: 'shop-export', label: text.shopExport, icon: Download },
  { page: 'payment-ways', label: text.paymentWays, icon: Wallet },
  { page: 'shipping', label: text.shipping, icon: Truck },
  { page: 'articles', label: text.articles, icon: Newspaper },
  { page: 'home-page', label: text.homePage, icon: House },
  { page: 'media-library', label: text.media, icon: Images },
  { page: 'faq', label: text.faq, icon: CircleHelp },
  { page: 'menus', label: text.menus, icon: ListTree },
  { page: 'static-pages', label: text.staticPages, icon: FileText },
  { page: 'redirects', label: text.redirects, icon: Signpost },
  { page: 'sms', label: text.sms, icon: Smartphone },
  { page: 'books', label: text.books, icon: BookOpenText },
  { page: 'staff', label: text.staff, icon: Users },
]

/** The entries of the pages that the member may open. */
export const menuFor = (permissions: readonly Permission[]): MenuEntry[] =>
  entries
    .filter(({ page }) => mayOpen(page, permissions))
    .map(({ page, label, icon }) => ({ href: paths[page], label, icon }))

/** The entry that a page belongs to: an order to the orders, and only today itself to today. */
export const currentOf = (menu: readonly MenuEntry[], pathname: string): string | undefined =>
  menu
    .filter(({ href }) => pathname === href || (href !== paths.today && pathname.startsWith(`${href}/`)))
    .at(-1)?.href
