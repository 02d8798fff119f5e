import { useGetShopOpeningQuery } from '@hojreh/api/admin'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { OpenShopButton } from './open-shop-button.tsx'
import { openingMessages as text } from './opening.messages.ts'
import { OpeningSteps } from './opening-steps.tsx'

/** What the shop gets before anybody can order, then the act that opens it; nothing in an open shop that lacks nothing. */
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
        <OpeningSteps {...data} />
        {state !== 'open' && isReady && (
          <Row>
            <OpenShopButton />
          </Row>
        )}
      </Stack>
    </Panel>
  )
}
