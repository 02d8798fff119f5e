import { adminApi, useStaffSignOutMutation } from '@hojreh/api/admin'
import type { Pulse, QueueName } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { IconButton, LogoMark, mainContentId, SkipLink, ThemeToggle } from '@hojreh/ui'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import LogOut from 'lucide-react/icons/log-out'
import Rows3 from 'lucide-react/icons/rows-3'
import Rows4 from 'lucide-react/icons/rows-4'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { dropDrafts } from '../shared/draft/drafts.ts'
import { useMay, useMe } from '../shared/me.ts'
import { roleNameOf } from '../shared/roles/roles.ts'
import {
  Bar,
  Brand,
  Count,
  DesktopOnly,
  Main,
  Nav,
  NavLink,
  Page,
  Person,
  PhoneOnly,
} from './desk-layout.styles.ts'
import { useGoKeys } from './keys/go-keys.ts'
import { layoutMessages as text } from './layout.messages.ts'
import { currentOf, type MenuEntry, menuFor } from './menu.ts'
import { useSound } from './news/order-news.ts'
import { OrderNotice } from './news/order-notice.tsx'
import { useWatchedPulse } from './news/use-watched-pulse.ts'
import { Finder } from './palette/finder.tsx'
import { forgetRecent } from './palette/recent.ts'
import { useDensity } from './use-density.ts'

/** What waits behind an entry of the menu. */
const queueOf: Record<string, QueueName> = {
  [paths.orders]: 'to_pack',
  [paths['card-reports']]: 'card_reports',
  [paths.comments]: 'comments',
  [paths.questions]: 'questions',
  [paths.messages]: 'messages',
}

const Menu = ({ menu, pulse }: { menu: readonly MenuEntry[]; pulse: Pulse | undefined }) => {
  const { pathname } = useLocation()
  const current = currentOf(menu, pathname)
  const entries = useRef<HTMLElement>(null)
  // A menu that is longer than the screen shows where the person is.
  useEffect(() => {
    const entry = entries.current?.querySelector(`[href="${current}"]`)
    entry?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const countOf = (href: string) => pulse?.queues.find(({ name }) => name === queueOf[href])?.count ?? 0
  return (
    <Nav ref={entries} aria-label={text.menu}>
      <ul>
        {menu.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <NavLink href={href} aria-current={href === current ? 'page' : undefined}>
              <Icon size={20} aria-hidden="true" />
              {label}
              {countOf(href) > 0 && <Count>{toPersianDigits(countOf(href))}</Count>}
            </NavLink>
          </li>
        ))}
      </ul>
    </Nav>
  )
}

const Tools = ({ density, onDensity }: { density: keyof typeof text.density; onDensity: () => void }) => {
  const { staff } = useMe()
  const mayHear = useMay()('orders.view')
  const dispatch = useDispatch()
  const [signOut, { isLoading }] = useStaffSignOutMutation()
  const leave = async () => {
    const { error } = await signOut()
    // Without a session the person is signed out: cached responses and drafts are removed.
    if (!error || ('status' in error && error.status === 401)) {
      dropDrafts(staff.id)
      forgetRecent(staff.id)
      dispatch(adminApi.util.resetApiState())
    }
  }
  const [isSoundOn, toggleSound] = useSound()
  const SoundIcon = isSoundOn ? Bell : BellOff
  const DensityIcon = density === 'compact' ? Rows3 : Rows4
  return (
    <>
      <DesktopOnly>
        <IconButton label={text.density[density]} onClick={onDensity}>
          <DensityIcon size={20} />
        </IconButton>
      </DesktopOnly>
      {mayHear && (
        <DesktopOnly>
          <IconButton label={text.sound[isSoundOn ? 'on' : 'off']} onClick={toggleSound}>
            <SoundIcon size={20} />
          </IconButton>
        </DesktopOnly>
      )}
      <ThemeToggle />
      <Person href={paths.account}>
        <UserRound size={18} aria-hidden="true" />
        <span>
          {staff.name} <small>{roleNameOf(staff)}</small>
        </span>
      </Person>
      <PhoneOnly>
        <IconButton label={text.account} href={paths.account}>
          <UserRound size={20} />
        </IconButton>
      </PhoneOnly>
      <IconButton label={text.signOut} onClick={leave} disabled={isLoading}>
        <LogOut size={20} />
      </IconButton>
    </>
  )
}

/** Bar, menu and place of the pages. */
export const DeskLayout = ({ children }: { children: ReactNode }) => {
  const [density, toggleDensity] = useDensity()
  const { permissions } = useMe()
  const menu = useMemo(() => menuFor(permissions), [permissions])
  const pulse = useWatchedPulse()
  useGoKeys(menu)
  return (
    <Page density={density}>
      <SkipLink />
      <Bar>
        <Brand href={paths.today}>
          <LogoMark size={30} />
          {text.desk}
        </Brand>
        <Finder menu={menu} />
        <Tools density={density} onDensity={toggleDensity} />
      </Bar>
      <Menu menu={menu} pulse={pulse} />
      <Main id={mainContentId} tabIndex={-1}>
        {children}
      </Main>
      {pulse && <OrderNotice pulse={pulse} />}
    </Page>
  )
}
