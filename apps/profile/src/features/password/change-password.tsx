import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useGetDataForEditQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import type { EditableUser } from '@hojreh/contract'
import { color, LoadingLabel, readingWidth, Skeleton } from '@hojreh/ui'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { PageHeader, Panel } from '../../shared/panel.tsx'
import { passwordMessages as text } from './password.messages.ts'
import { PasswordForm } from './password-form.tsx'

const Lead = styled.p(
  css({ color: color.inkSoft, fontSize: '0.9375rem', marginBlockEnd: 16, maxInlineSize: readingWidth }),
)

const leadFor = ({ hasPassword, needsCurrentPassword }: EditableUser) => {
  if (!hasPassword) return text.firstLead
  return needsCurrentPassword ? text.lead : text.freshLead
}

/** The page where a password is changed, or set for the first time. */
export const ChangePassword = () => {
  const { data: user, error, refetch } = useGetDataForEditQuery()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      {!user && error && <LoadFailure error={error} onRetry={refetch} />}
      {!user && !error && (
        <Panel>
          <LoadingLabel />
          <Skeleton data-shape="block" />
        </Panel>
      )}
      {user && (
        <Panel>
          <Lead>{leadFor(user)}</Lead>
          <PasswordForm user={user} />
        </Panel>
      )}
    </>
  )
}
