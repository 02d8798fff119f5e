import { useShowPhonesMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type { OrderRecord } from '@hojreh/contract/admin'
import { formatJalaliDate, toPersianDigits } from '@hojreh/persian'
import { Button, CopyButton, Link, lazyPart } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { Fact, Facts } from '../../shared/facts.tsx'
import { useMay } from '../../shared/me.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { customerHref } from '../../shared/record/customer-href.ts'
import { orderMessages as text } from './order.messages.ts'
import { isInParcels } from './parcel.rules.ts'

// Loaded on first use: provinces, cities and the rules of an address are only needed to edit one.
const AddressForm = lazyPart(() => import('./address-form.tsx'), 'AddressForm')

const streetOf = ({ province, city, street, plaque, unit }: OrderRecord['address']) =>
  toPersianDigits(
    [province, city, street, plaque && text.plaque(plaque), unit && text.unit(unit)]
      .filter(Boolean)
      .join('، '),
  )

const Phone = ({ whole, masked }: { whole: string | undefined; masked: string }) => (
  <>
    <bdi dir="ltr">{toPersianDigits(whole ?? masked)}</bdi>
    {whole && <CopyButton value={whole} label={text.copyPhone} />}
  </>
)

/** The receiver of the parcel, with buttons that copy its parts or all of it for a label; and the customer. */
export const Receiver = ({ order }: { order: OrderRecord }) => {
  const { acts, address, customer, shippingMethod } = order
  const trackingCode = isInParcels(order) ? null : order.trackingCode
  const [showPhones, { data: phones, isLoading }] = useShowPhonesMutation()
  const tellError = useErrorToast()
  const may = useMay()
  const [edit, setEdit] = useState<'open' | 'closed'>()
  const show = async () => {
    const { error } = await showPhones({ id: order.id })
    if (error) tellError(error)
  }
  const label = [address.receiverName, streetOf(address), address.postalCode, phones?.receiver]
  return (
    <Stack>
      <Panel>
        <h2>{text.receiver}</h2>
        {edit === 'open' ? (
          <Suspense fallback={<Soft>{text.loading}</Soft>}>
            <AddressForm order={order} onClose={() => setEdit('closed')} />
          </Suspense>
        ) : (
          <>
            <Facts>
              <Fact label={text.receiver}>
                <b>{address.receiverName}</b>
                <CopyButton value={address.receiverName} label={text.copyName} />
              </Fact>
              <Fact label={text.phone}>
                <Phone whole={phones?.receiver} masked={address.receiverPhone} />
              </Fact>
              <Fact label={text.address}>{streetOf(address)}</Fact>
              <Fact label={text.postalCode}>
                <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
                <CopyButton value={address.postalCode} label={text.copyPostalCode} />
              </Fact>
              <Fact label={text.shipping}>{shippingMethod.title}</Fact>
              {trackingCode && (
                <Fact label={text.trackingCode}>
                  <bdi>{trackingCode}</bdi>
                  <CopyButton value={trackingCode} label={text.copyTracking} />
                </Fact>
              )}
              <Fact label={text.copyAddress}>
                <CopyButton value={label.filter(Boolean).join('\n')} label={text.copyAddress} />
              </Fact>
            </Facts>
            <Row>
              {may('customers.phone') && !phones && (
                <Button variant="outlined" size="small" loading={isLoading} onClick={show}>
                  {text.showPhone}
                </Button>
              )}
              {acts.includes('editOrderAddress') && (
                <Button
                  variant="outlined"
                  size="small"
                  autoFocus={edit === 'closed'}
                  onClick={() => setEdit('open')}
                >
                  {text.editAddress}
                </Button>
              )}
            </Row>
          </>
        )}
      </Panel>
      <Panel>
        <h2>{text.customer}</h2>
        <Row>
          {may('customers.view') ? (
            <Link href={customerHref(customer.id)}>{customer.name || text.noName}</Link>
          ) : (
            <b>{customer.name || text.noName}</b>
          )}
          <Phone whole={phones?.customer} masked={customer.phone} />
        </Row>
        <Soft>
          {text.since(formatJalaliDate(customer.since))}، {text.orders(toPersianDigits(customer.orders))}
          {customer.returns > 0 && `، ${text.returns(toPersianDigits(customer.returns))}`}
        </Soft>
      </Panel>
    </Stack>
  )
}
