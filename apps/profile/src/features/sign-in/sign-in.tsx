import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { retryImport } from '@hojreh/app'
import { LoadingLabel, lazyPart, Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'

// Requested with the page's code, which shows its heading before the form is there.
const panel = retryImport(() => import('@hojreh/app/sign-in'))
const Panel = lazyPart(() => panel, 'SignIn')

// As tall as the first step: its lead of two lines, the phone, what is missing, the button, the two other ways.
const Fields = styled.div(
  css({ display: 'grid', gap: 16, gridTemplateRows: '57px 76px 36px 52px 44px 57px' }),
)
const FIELDS = ['lead', 'phone', 'missing', 'send', 'password', 'register']

const PanelSkeleton = () => (
  <>
    <LoadingLabel />
    <Fields aria-hidden="true">
      {FIELDS.map((field) => (
        <Skeleton key={field} variant="fill" />
      ))}
    </Fields>
  </>
)

/** Signing in and the way to a new account, with a field for an invite code. */
export const SignIn = () => (
  <Suspense fallback={<PanelSkeleton />}>
    <Panel hasInviteCode />
  </Suspense>
)
