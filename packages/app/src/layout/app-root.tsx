import { useGetFaviconQuery } from '@hojreh/api/react'
import { LoadingIndicator, paper } from '@hojreh/ui'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { AuthModalHost } from './auth-modal-host.tsx'
import { FocusPage } from './focus-page.tsx'
import { faviconArg } from './load-layout-data.ts'
import { Notices } from './notices.tsx'

const Favicon = () => {
  const { data: favicon } = useGetFaviconQuery(faviconArg)
  return (
    <>
      {favicon && <link rel="icon" href={favicon.url} type={favicon.type} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/api/media/app-icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
    </>
  )
}

/** What every page of every app has around it, whatever its layout. */
export const AppRoot = () => {
  const { state } = useNavigation()
  return (
    <>
      <Favicon />
      <LoadingIndicator isLoading={state !== 'idle'} />
      <Outlet />
      <FocusPage />
      <Notices />
      <AuthModalHost />
      <ScrollRestoration />
    </>
  )
}

/** While a client-rendered app asks for what its first page needs. */
export const AppLoading = () => <LoadingIndicator isLoading />
