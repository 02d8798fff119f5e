import { useGetInstalmentsQuery } from '@hojreh/api/react'
import type { Cart } from '@hojreh/contract'
import type { Offer } from './step-props.ts'

/** Returns the offer of the instalment gateway for a cart's sum; null also while it is not known. */
export const useOffer = ({ canPayByInstalments, total }: Cart): Offer => {
  const { currentData } = useGetInstalmentsQuery({ amount: total }, { skip: !canPayByInstalments })
  return currentData?.offer ?? null
}
