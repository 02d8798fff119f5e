import { useGetInstalmentsQuery } from '@hojreh/api/react'
import { Button } from '@hojreh/ui'
import { useStartPayment } from './use-start-payment.ts'

/** Pays an order in instalments, when the gateway takes its sum; nothing otherwise. */
export const PayByInstalments = ({ orderId, amount }: { orderId: string; amount: number }) => {
  const { data } = useGetInstalmentsQuery({ amount })
  const { pay, isBusy } = useStartPayment()
  if (!data?.offer) return null
  return (
    <Button variant="outlined" fullWidth loading={isBusy} onClick={() => void pay(orderId, 'instalments')}>
      {data.offer.title}
    </Button>
  )
}
