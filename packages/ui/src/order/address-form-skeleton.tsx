import { LoadingLabel, Skeleton } from '../elements/skeletons.tsx'
import { AddressGrid } from './address-form.styles.ts'

/** The shape of an `AddressForm`, where its code is not there yet. */
export const AddressFormSkeleton = () => (
  <>
    <LoadingLabel />
    <AddressGrid as="div" aria-hidden="true">
      <Skeleton variant="field" data-half="" />
      <Skeleton variant="field" data-half="" />
      <Skeleton variant="field" />
      <Skeleton variant="field" />
      <Skeleton variant="block" data-wide="" />
      <Skeleton variant="field" />
      <Skeleton variant="field" />
      <Skeleton variant="field" data-half="" />
      <Skeleton variant="field" data-half="" />
      <Skeleton variant="button" data-wide="" />
    </AddressGrid>
  </>
)
