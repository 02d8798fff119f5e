import { useCancelOfferMutation, useListOffersQuery } from '@hojreh/api/admin'
import type { ProductOffer } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Disclosure, StatusChip, Toman } from '@hojreh/ui'
import { AskingButton } from '../../../shared/acts/asking-button.tsx'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { useMay } from '../../../shared/me.ts'
import { Panel, Soft, Stack } from '../../../shared/panel.tsx'
import { RowTable } from '../../../shared/row-table.tsx'
import { OfferForm } from './offer-form.tsx'
import { offersMessages as text } from './offers.messages.ts'

const timeOf = (instant: string) => formatJalaliDateTime(new Date(instant))

const Cancel = ({ id, state }: { id: string; state: 'planned' | 'running' }) => {
  const [cancel] = useCancelOfferMutation()
  return (
    <AskingButton
      variant="text"
      question={{ ...text.question[state], isDangerous: true }}
      act={() => cancel({ id })}
      done={text.cancelled}
    >
      {state === 'running' ? text.end : text.cancel}
    </AskingButton>
  )
}

const cellsOf = (
  { id, price, startsAt, endsAt, state, hasQueue, byName }: ProductOffer,
  mayEdit: boolean,
) => [
  <Toman key="price" rial={price} />,
  <Soft key="span">{text.span(timeOf(startsAt), timeOf(endsAt))}</Soft>,
  <span key="state">
    <StatusChip tone={state === 'running' ? 'success' : 'info'}>{text.states[state]}</StatusChip>{' '}
    {hasQueue && <StatusChip tone="info">{text.hasQueue}</StatusChip>} <Soft>{byName}</Soft>
  </span>,
  mayEdit && (state === 'planned' || state === 'running') && <Cancel key="cancel" id={id} state={state} />,
]

/** Prices of a product for a time: what runs, what is planned, what was. */
export const OffersPanel = ({ productId }: { productId: string }) => {
  const mayEdit = useMay()('products.edit')
  const query = useListOffersQuery({ id: productId }, { refetchOnMountOrArgChange: true })
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Loaded query={query}>
        {(offers) => (
          <Stack>
            {offers.length === 0 ? (
              <Soft>{text.none}</Soft>
            ) : (
              <RowTable
                label={text.list}
                columns={text.columns}
                template="1fr 2fr 1.4fr 0.8fr"
                rows={offers.map((offer) => ({ key: offer.id, cells: cellsOf(offer, mayEdit) }))}
              />
            )}
            {mayEdit && (
              <div>
                <Disclosure title={text.add} isLazy>
                  <OfferForm productId={productId} />
                </Disclosure>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}
