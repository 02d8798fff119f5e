import styled from '@emotion/styled'
import { LoadingLabel, Skeleton } from '../elements/skeletons.tsx'
import { AddressGrid, Half, wide } from './address-form.styles.ts'

const HalfField = () => (
  <Half>
    <Skeleton variant="field" />
  </Half>
)
const WideSkeleton = styled(Skeleton)(wide)

/** The shape of an `AddressForm`, where its code is not there yet. */
export const AddressFormSkeleton = () => (
  <>
    <LoadingLabel />
    <AddressGrid as="div" aria-hidden="true">
      <HalfField />
      <HalfField />
      <Skeleton variant="field" />
      <Skeleton variant="field" />
      <WideSkeleton variant="block" />
      <Skeleton variant="field" />
      <Skeleton variant="field" />
      <HalfField />
      <HalfField />
      <WideSkeleton variant="button" />
    </AddressGrid>
  </>
)
