import { useGetPaymentWaysQuery } from '@hojreh/api/admin'
import { CardFacts } from '../../features/payment-ways/card-facts.tsx'
import { CardForm } from '../../features/payment-ways/card-form.tsx'
import { paymentWaysMessages as text } from '../../features/payment-ways/payment-ways.messages.ts'
import { PreparedCard } from '../../features/payment-ways/prepared-card.tsx'
import { WayRows } from '../../features/payment-ways/way-rows.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'

/** How shoppers may pay, and to which card: one prepares another number, and a second person allows it. */
export const Component = () => {
  const query = useGetPaymentWaysQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={query}>
        {(ways) => (
          <Stack>
            <Soft>{text.lead}</Soft>
            <WayRows ways={ways} />
            {ways.prepared && <PreparedCard key={ways.prepared.id} prepared={ways.prepared} />}
            <Panel>
              <h2>{text.cardTitle}</h2>
              {ways.card.current ? (
                <Stack>
                  <Soft>{ways.card.isFromMachine ? text.fromMachine : text.cardLead}</Soft>
                  <CardFacts {...ways.card.current} />
                </Stack>
              ) : (
                <Soft>{text.noCardText}</Soft>
              )}
            </Panel>
            {ways.prepared?.approval.state !== 'waiting' && <CardForm />}
            <RecordBooks subject="settings:payment" />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
