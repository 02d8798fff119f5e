import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ChevronDown from 'lucide-react/icons/chevron-down'
import UserRound from 'lucide-react/icons/user-round'
import { Button } from '../elements/actions/button.tsx'
import { useMenu } from '../floating/use-menu.ts'
import { lazyPart } from '../lazy/lazy-part.ts'
import { OnDemand } from '../lazy/on-demand.tsx'
import { pressHere } from '../link/press-here.ts'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { navigationMessages as text } from './navigation.messages.ts'
import type { AccountItem } from './navigation.types.ts'

const ActionMenu = lazyPart(() => import('../floating/action-menu.tsx'), 'ActionMenu')

const Trigger = styled(Button)(
  css({
    display: 'none',
    gap: 8,
    maxInlineSize: 200,
    paddingInline: 14,
    borderColor: color.line,
    backgroundColor: color.surface,
    '&:hover': { borderColor: color.lineStrong, backgroundColor: color.surface },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > svg': { flex: 'none' },
    [from.desktop]: { display: 'inline-flex' },
  }),
)
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
  const { button, popup } = useMenu()
  if (name === undefined) {
    return (
      <Trigger variant="outlined" color="inherit" href={loginHref} onClick={onLogin && pressHere(onLogin)}>
        <UserRound size={20} aria-hidden="true" />
        {text.logIn}
      </Trigger>
    )
  }
  return (
    <>
      <Trigger variant="outlined" color="inherit" {...button}>
        <UserRound size={20} aria-hidden="true" />
        <span>{name || text.accountMenu}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <OnDemand isWanted={popup.open}>
        <ActionMenu {...popup} label={text.accountMenu} actions={items} />
      </OnDemand>
    </>
  )
}
