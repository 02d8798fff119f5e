import { Head, SignIn } from '@hojreh/app'
import { frameMessages as text } from '../frame/frame.messages.ts'

export const Component = () => (
  <>
    <Head title={text.signIn} isHiddenFromSearch />
    <SignIn hasInviteCode />
  </>
)
