import { useGetInstalmentsQuery } from '@hojreh/api/react'
import type { Cart } from '@hojreh/contract'
import type { Offer } from './step-props.ts'

/** What the gateway of instalments says of a cart's sum; null while nobody knows, too. */
export const useOffer = ({ canPayByInstalments, total }: Cart): Offer => {
  const { currentData } = useGetInstalmentsQuery({ amount: total }, { skip: !canPayByInstalments })
  return currentData?.offer ?? null
}
