import { signOut } from '@hojreh/auth'
import { useAuthDispatch, useCustomer, useIsSignedIn } from '@hojreh/auth/react'
import type { AccountMenuProps } from '@hojreh/ui'
import { useConfirm } from './confirm.tsx'
import { shellMessages as text } from './shell.messages.ts'

/** The account menu of the header: who is signed in, and where they can go. */
export const useAccount = (): AccountMenuProps => {
  const dispatch = useAuthDispatch()
  const confirm = useConfirm()
  const isSignedIn = useIsSignedIn()
  const customer = useCustomer()
  const askAndSignOut = async () => {
    const isSure = await confirm({ title: text.signOutQuestion, confirmLabel: text.signOutConfirm })
    if (isSure) await dispatch(signOut())
  }
  const name = customer && (`${customer.firstName} ${customer.lastName}`.trim() || customer.phone)
  return {
    ...(isSignedIn && { name: name || text.account }),
    loginHref: '/auth',
    items: [
      { label: text.dashboard, href: '/profile' },
      { label: text.orders, href: '/profile/orders' },
      { label: text.addresses, href: '/profile/addresses' },
      { label: text.signOut, onSelect: () => void askAndSignOut() },
    ],
  }
}
