import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ChevronDown from 'lucide-react/icons/chevron-down'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from '../link/link.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { MenuButton, MenuLink, MenuPanel } from './menu-panel.ts'
import { shellMessages as text } from './shell.messages.ts'
import type { AccountItem } from './shell.types.ts'
import { useDisclosure } from './use-disclosure.ts'

const Root = styled.div(css({ position: 'relative', display: 'none', [from.desktop]: { display: 'block' } }))
const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  maxInlineSize: 200,
  paddingInline: 14,
  border: `1px solid ${color.line}`,
  borderRadius: corner.card,
  backgroundColor: color.surface,
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: color.lineStrong },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none' },
})
const Trigger = styled.button(trigger)
const LoginLink = styled(Link)(trigger, css({ display: 'none', [from.desktop]: { display: 'inline-flex' } }))
export type AccountMenuProps = {
  /** Undefined for a visitor, and until the browser knows. */
  name?: string | undefined
  loginHref: string
  /** Opens the login dialog instead of following `loginHref`. */
  onLogin?: (() => void) | undefined
  items: readonly AccountItem[]
}

/** Who is signed in and where they can go; for a visitor a link to log in. */
export const AccountMenu = ({ name, loginHref, onLogin, items }: AccountMenuProps) => {
  const { isOpen, close, root, button, panel } = useDisclosure()
  if (name === undefined) {
    return (
      <LoginLink
        href={loginHref}
        onClick={(event) => {
          if (!onLogin) return
          event.preventDefault()
          onLogin()
        }}
      >
        <UserRound size={20} aria-hidden="true" />
        {text.logIn}
      </LoginLink>
    )
  }
  return (
    <Root {...root}>
      <Trigger type="button" {...button}>
        <UserRound size={20} aria-hidden="true" />
        <span>{name || text.accountMenu}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <MenuPanel {...panel}>
        {isOpen &&
          items.map(({ label, icon, href, onSelect }) =>
            href === undefined ? (
              <MenuButton
                key={label}
                type="button"
                onClick={() => {
                  close()
                  onSelect()
                }}
              >
                {icon}
                {label}
              </MenuButton>
            ) : (
              <MenuLink key={label} href={href} onClick={close}>
                {icon}
                {label}
              </MenuLink>
            ),
          )}
      </MenuPanel>
    </Root>
  )
}
