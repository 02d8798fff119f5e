import { AuthLayoutRoute } from '@hojreh/app'
import { layoutMessages as text } from './layout.messages.ts'

/** The auth layout with its title. */
export const SignInLayout = () => <AuthLayoutRoute title={text.signIn} />
