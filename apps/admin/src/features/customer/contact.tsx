import { useShowCustomerContactMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type { CustomerRecord } from '@hojreh/contract/admin'
import { formatJalaliDate, formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Button, CopyButton } from '@hojreh/ui'
import { Fact, Facts } from '../../shared/facts.tsx'
import { useMay } from '../../shared/me.ts'
import { Panel } from '../../shared/panel.tsx'
import { customerMessages as text } from './customer.messages.ts'

/** The contact details of a customer, shown whole on request, and the state of their account. */
export const Contact = ({ customer }: { customer: CustomerRecord }) => {
  const [show, { data: shown, isLoading }] = useShowCustomerContactMutation()
  const tellError = useErrorToast()
  const may = useMay()
  const ask = async () => {
    const { error } = await show({ id: customer.id })
    if (error) tellError(error)
  }
  const seen = customer.lastSeenAt && formatJalaliDateTime(customer.lastSeenAt)
  return (
    <Panel>
      <h2>{text.contact}</h2>
      <Facts>
        <Fact label={text.phone}>
          <bdi dir="ltr">{toPersianDigits(shown?.phone ?? customer.phone)}</bdi>
          {shown && <CopyButton value={shown.phone} label={text.copyPhone} />}
        </Fact>
        <Fact label={text.email}>
          {shown?.email ? (
            <>
              <bdi dir="ltr">{shown.email}</bdi>
              <CopyButton value={shown.email} label={text.copyEmail} />
            </>
          ) : customer.hasEmail ? (
            text.hiddenEmail
          ) : (
            text.noEmail
          )}
        </Fact>
        <Fact label={text.proven}>{text.isProven[`${customer.isPhoneProven}`]}</Fact>
        <Fact label={text.since}>{formatJalaliDate(customer.since)}</Fact>
        <Fact label={text.sessions}>
          {seen ? text.seen(toPersianDigits(customer.sessions), seen) : text.noSessions}
        </Fact>
      </Facts>
      {may('customers.phone') && !shown && (
        <Button variant="outlined" size="small" loading={isLoading} onClick={ask}>
          {text.showContact}
        </Button>
      )}
    </Panel>
  )
}
