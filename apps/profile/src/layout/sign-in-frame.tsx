import { AuthLayoutRoute } from '@hojreh/app'
import { frameMessages as text } from './frame.messages.ts'

/** The auth layout with its title. */
export const SignInLayout = () => <AuthLayoutRoute title={text.signIn} />
