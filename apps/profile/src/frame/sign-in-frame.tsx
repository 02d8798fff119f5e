import { AuthFrame } from '@hojreh/app'
import { frameMessages as text } from './frame.messages.ts'

/** The auth layout with its title. */
export const SignInFrame = () => <AuthFrame title={text.signIn} />
