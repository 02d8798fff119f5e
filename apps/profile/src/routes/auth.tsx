import { Head } from '@hojreh/app'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { frameMessages as text } from '../layout/frame.messages.ts'

export const Component = () => (
  <>
    <Head title={text.signIn} isHiddenFromSearch />
    <SignIn />
  </>
)
