import { LoadingLabel, Skeleton } from '../elements/skeletons.tsx'
import { AddressGrid } from './address-form.styles.ts'

/** The shape of an `AddressForm`, where its code is not there yet. */
export const AddressFormSkeleton = () => (
  <>
    <LoadingLabel />
    <AddressGrid as="div" aria-hidden="true">
      <Skeleton data-shape="field" data-half="" />
      <Skeleton data-shape="field" data-half="" />
      <Skeleton data-shape="field" />
      <Skeleton data-shape="field" />
      <Skeleton data-shape="block" data-wide="" />
      <Skeleton data-shape="field" />
      <Skeleton data-shape="field" />
      <Skeleton data-shape="field" data-half="" />
      <Skeleton data-shape="field" data-half="" />
      <Skeleton data-shape="button" data-wide="" />
    </AddressGrid>
  </>
)
