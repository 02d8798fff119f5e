import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useGetDataForEditQuery } from '@hojreh/api/react'
import { Head, retryImport } from '@hojreh/app'
import type { EditableUser } from '@hojreh/contract'
import { color, LoadingLabel, lazyPart, readingWidth, Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'
import { passwordMessages as text } from '../features/password/password.messages.ts'
import { LoadFailure } from '../shared/load-failure.tsx'
import { PageHeader, Panel } from '../shared/panel.tsx'

// Requested with the page's code: the form has to wait for the customer's data anyway.
const form = retryImport(() => import('../features/password/password-form.tsx'))
const PasswordForm = lazyPart(() => form, 'PasswordForm')

const Lead = styled.p(
  css({ color: color.inkSoft, fontSize: '0.9375rem', marginBlockEnd: 16, maxInlineSize: readingWidth }),
)

const leadFor = ({ hasPassword, needsCurrentPassword }: EditableUser) => {
  if (!hasPassword) return text.firstLead
  return needsCurrentPassword ? text.lead : text.freshLead
}

const Waiting = () => (
  <Panel>
    <LoadingLabel />
    <Skeleton variant="block" />
  </Panel>
)

/** The page where a password is changed, or set for the first time. */
export const Component = () => {
  const { data: user, error, refetch } = useGetDataForEditQuery()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      {!user && error && <LoadFailure error={error} onRetry={refetch} />}
      {!user && !error && <Waiting />}
      {user && (
        <Suspense fallback={<Waiting />}>
          <Panel>
            <Lead>{leadFor(user)}</Lead>
            <PasswordForm user={user} />
          </Panel>
        </Suspense>
      )}
    </>
  )
}
