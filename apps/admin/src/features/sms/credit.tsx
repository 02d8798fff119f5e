import { useGetSmsCreditQuery } from '@hojreh/api/admin'
import { formatNumber } from '@hojreh/persian'
import { Toman } from '@hojreh/ui'
import { Row, Soft, Warning } from '../../shared/panel.tsx'
import { smsMessages as text } from './sms.messages.ts'

/** What is left at the provider, where it is known. */
export const Credit = () => {
  const { data: credit } = useGetSmsCreditQuery()
  if (!credit || credit.left === null) return null
  return (
    <>
      <Row>
        <Soft>{text.credit(credit.provider)}</Soft>
        <b>
          {credit.unit === 'rial' ? <Toman rial={credit.left} /> : text.messages(formatNumber(credit.left))}
        </b>
      </Row>
      {credit.isLow && <Warning role="alert">{text.low}</Warning>}
    </>
  )
}
