import { useGetStaffSessionQuery } from '@hojreh/api/admin'
import { FocusPage } from '@hojreh/app/runtime'
import { AuthLayout, LoadingIndicator, lazyPart } from '@hojreh/ui'
import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Here } from '../shared/go/here.tsx'
import { LoadFailure } from '../shared/loading/load-failure.tsx'
import { MeContext } from '../shared/me.ts'
import { DeskLayout } from './desk-layout.tsx'
import { LateDialogs } from './late-dialogs.tsx'
import { layoutMessages as text } from './layout.messages.ts'
import type { AdminState } from './make-store.ts'
import { Notices } from './notices.tsx'

const SignIn = lazyPart(() => import('../features/sign-in/sign-in.tsx'), 'SignIn')

/** While the code of the first page, or who is signed in, is on its way. */
export const LayoutLoading = () => <LoadingIndicator isLoading />

const SignInPage = () => (
  <AuthLayout title={text.signIn} homeHref={paths.today}>
    <title>{text.windowTitle(text.signIn)}</title>
    <Suspense fallback={<LoadingIndicator isLoading />}>
      <SignIn />
    </Suspense>
  </AuthLayout>
)

/** The page, once it is known who looks at it. */
const Entered = () => {
  const place = useSelector(({ signIn }: AdminState) => signIn)
  const { data, error, isFetching, refetch } = useGetStaffSessionQuery()
  const me = data?.me
  if (place === 'page') return <SignInPage />
  if (me)
    return (
      <MeContext value={me}>
        <DeskLayout>
          <Outlet />
        </DeskLayout>
        <LateDialogs />
      </MeContext>
    )
  if (!error || isFetching) return <LayoutLoading />
  return (
    <AuthLayout title={text.desk} homeHref={paths.today}>
      <LoadFailure error={error} onRetry={() => void refetch()} />
    </AuthLayout>
  )
}

/** What every page of the back office has around it. */
export const RootLayout = () => {
  const { state } = useNavigation()
  return (
    <>
      <LoadingIndicator isLoading={state !== 'idle'} />
      <Here>
        <Entered />
      </Here>
      <Notices />
      <FocusPage />
      <ScrollRestoration />
    </>
  )
}
