import { Head } from '@hojreh/app'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { layoutMessages as text } from '../layout/layout.messages.ts'

export const Component = () => (
  <>
    <Head title={text.signIn} isHiddenFromSearch />
    <SignIn />
  </>
)
