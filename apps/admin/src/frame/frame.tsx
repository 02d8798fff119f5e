import { useGetStaffMeQuery } from '@hojreh/api/admin'
import { FocusPage } from '@hojreh/app/runtime'
import { AuthLayout, LoadingIndicator } from '@hojreh/ui'
import { useSelector } from 'react-redux'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { paths } from '../paths.ts'
import { LoadFailure } from '../shared/load-failure.tsx'
import { MeContext } from '../shared/me.ts'
import { frameMessages as text } from './frame.messages.ts'
import type { AdminState } from './make-store.ts'
import { Notices } from './notices.tsx'
import { SecondStepDialog } from './second-step-dialog.tsx'
import { Shell } from './shell.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

/** While the code of the first page, or who is signed in, is on its way. */
export const FrameLoading = () => <LoadingIndicator isLoading />

const SignInPage = () => (
  <AuthLayout title={text.signIn} homeHref={paths.today}>
    <title>{text.windowTitle(text.signIn)}</title>
    <SignIn />
  </AuthLayout>
)

/** The page, once it is known who looks at it. */
const Entered = () => {
  const place = useSelector(({ signIn }: AdminState) => signIn)
  const { data: me, error, isFetching, refetch } = useGetStaffMeQuery()
  if (place === 'page') return <SignInPage />
  if (me)
    return (
      <MeContext value={me}>
        <Shell>
          <Outlet />
        </Shell>
        <SecondStepDialog />
        <SignInDialog isOpen={place === 'above the page'} />
      </MeContext>
    )
  if (!error || isFetching) return <FrameLoading />
  return (
    <AuthLayout title={text.desk} homeHref={paths.today}>
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </AuthLayout>
  )
}

/** What every page of the back office has around it. */
export const Frame = () => {
  const { state } = useNavigation()
  return (
    <>
      <LoadingIndicator isLoading={state !== 'idle'} />
      <Entered />
      <Notices />
      <FocusPage />
      <ScrollRestoration />
    </>
  )
}
