import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useGetDataForEditQuery } from '@hojreh/api/react'
import { retryImport } from '@hojreh/app'
import { LoadingLabel, lazyPart, Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'
import { FormActions, FormGrid } from '../../shared/form.styles.ts'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { Panel, Stack } from '../../shared/panel.tsx'
import { infoMessages as text } from './info.messages.ts'
import { InviteCode } from './invite-code.tsx'

// Requested with the page's code: the form has to wait for the customer's data anyway.
const form = retryImport(() => import('./details-form.tsx'))
const DetailsForm = lazyPart(() => form, 'DetailsForm')

// First name, last name, phone, e-mail.
const FIELDS = ['first', 'last', 'phone', 'email']

const InfoSkeleton = () => (
  <>
    <Panel>
      <h2>{text.details}</h2>
      <LoadingLabel />
      <FormGrid as="div" aria-hidden="true">
        {FIELDS.map((field) => (
          <Skeleton key={field} variant="field" />
        ))}
        <FormActions>
          <Skeleton variant="button" />
        </FormActions>
      </FormGrid>
    </Panel>
    <Panel aria-hidden="true">
      <h2>{text.inviteTitle}</h2>
      <Skeleton variant="button" />
    </Panel>
  </>
)

// A failure stands where the details would, so that the devices below them stay where they are.
const Place = styled.div(css({ display: 'grid', alignItems: 'start', '& > *': { gridArea: '1 / 1' } }))
const Unseen = styled(Stack)(css({ visibility: 'hidden' }))

/** The customer's own details, and the code that they give to friends. */
export const Info = () => {
  const { data: user, error, refetch } = useGetDataForEditQuery()
  if (!user && error)
    return (
      <Place>
        <Unseen>
          <InfoSkeleton />
        </Unseen>
        <LoadFailure error={error} onRetry={refetch} />
      </Place>
    )
  if (!user) return <InfoSkeleton />
  return (
    <Suspense fallback={<InfoSkeleton />}>
      <Panel>
        <h2>{text.details}</h2>
        <DetailsForm user={user} />
      </Panel>
      {user.inviteCode && <InviteCode code={user.inviteCode} />}
    </Suspense>
  )
}
