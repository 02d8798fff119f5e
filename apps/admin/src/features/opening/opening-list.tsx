import { useGetShopOpeningQuery } from '@hojreh/api/admin'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { OpenShopButton } from './open-shop-button.tsx'
import { openingMessages as text } from './opening.messages.ts'
import { OpeningSteps } from './opening-steps.tsx'

/** The steps before shoppers can order, then the button that opens the shop; nothing if it is open and complete. */
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
