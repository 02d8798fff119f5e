import { useGetShopOpeningQuery } from '@hojreh/api/admin'
import type { OpeningStep } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { OpenShopButton } from './open-shop-button.tsx'
import { openingMessages as text } from './opening.messages.ts'

const places: Record<OpeningStep, string> = {
  name: paths.settings,
  contact: paths.settings,
  shipping: paths.shipping,
  payment: paths['payment-ways'],
  product: paths['product-new'],
}

/** What the shop lacks before anybody can order, then the act that opens it; nothing in an open shop that lacks nothing. */
export const OpeningList = () => {
  const { data } = useGetShopOpeningQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) return null
  const { state, missing } = data
  if (state === 'open' && missing.length === 0) return null
  const isReady = state === 'paused' || missing.length === 0
  return (
    <Panel aria-label={text.titles[state]}>
      <h2>{text.titles[state]}</h2>
      <Stack>
        <Soft>{text.leads[state]}</Soft>
        {state === 'coming_soon' && <p>{isReady ? text.ready : text.missing}</p>}
        {missing.map((step) => (
          <Row key={step}>
            <Button size="small" variant="outlined" href={places[step]}>
              {text.steps[step]}
            </Button>
            <Soft>{text.why[step]}</Soft>
          </Row>
        ))}
        {state !== 'open' && isReady && (
          <Row>
            <OpenShopButton />
          </Row>
        )}
      </Stack>
    </Panel>
  )
}
