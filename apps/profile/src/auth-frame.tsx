import { AuthFrame } from '@hojreh/app'
import { profileMessages as text } from './profile.messages.ts'

/** The auth layout with its title. */
export const SignInFrame = () => <AuthFrame title={text.auth} />
