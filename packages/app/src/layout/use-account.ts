import { useCustomer, useIsSignedIn } from '@hojreh/auth/react'
import { toPersianDigits } from '@hojreh/persian'
import type { AccountMenuProps } from '@hojreh/ui'
import { accountPages } from './account-pages.ts'
import { layoutMessages as text } from './layout.messages.ts'
import { useSignOut } from './use-sign-out.ts'

/** The account menu of the header: who is signed in, and where they can go. */
export const useAccount = (): AccountMenuProps => {
  const signOut = useSignOut()
  const isSignedIn = useIsSignedIn()
  const customer = useCustomer()
  const name =
    customer && (`${customer.firstName} ${customer.lastName}`.trim() || toPersianDigits(customer.phone))
  return {
    ...(isSignedIn && { name: name || text.account }),
    loginHref: '/auth',
    items: [
      ...accountPages.map(({ label, href }) => ({ label, href })),
      { label: text.signOut, onSelect: () => void signOut() },
    ],
  }
}
