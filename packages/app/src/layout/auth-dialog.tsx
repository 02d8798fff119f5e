import { authModalClosed } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { AuthModal } from '@hojreh/ui'
import { SignIn } from '../sign-in/sign-in.tsx'

/** The modal titled «ورود به حساب کاربری» with the sign-in steps in it. */
export const AuthDialog = ({ isOpen }: { isOpen: boolean }) => {
  const dispatch = useAuthDispatch()
  return (
    <AuthModal isOpen={isOpen} onClose={() => dispatch(authModalClosed())}>
      <SignIn />
    </AuthModal>
  )
}
