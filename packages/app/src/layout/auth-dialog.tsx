import { authModalClosed } from '@hojreh/auth'
import { pendingActionCookie, rememberedAddCookie } from '@hojreh/auth/bridge'
import { useAuthDispatch } from '@hojreh/auth/react'
import { AuthModal } from '@hojreh/ui'
import { useMemo } from 'react'
import { SignIn } from '../sign-in/sign-in.tsx'
import { layoutMessages as text } from './layout.messages.ts'

/** What waits for the sign-in and is done after it, by the cookies that will do it. */
const reasonOf = () => {
  if (rememberedAddCookie.read()) return text.addWaits
  const action = pendingActionCookie.read()
  if (action?.kind === 'favorite') return text.favoriteWaits
  return action?.kind === 'notice' ? text.noticeWaits : undefined
}

/** The modal titled «ورود به حساب کاربری» with the sign-in steps in it. */
export const AuthDialog = ({ isOpen }: { isOpen: boolean }) => {
  const dispatch = useAuthDispatch()
  // While it closes it says what it said.
  const reason = useMemo(() => (isOpen ? reasonOf() : undefined), [isOpen])
  return (
    <AuthModal isOpen={isOpen} onClose={() => dispatch(authModalClosed())} reason={reason}>
      <SignIn />
    </AuthModal>
  )
}
