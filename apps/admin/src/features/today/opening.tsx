import { useListOpeningStepsQuery } from '@hojreh/api/admin'
import type { OpeningStep } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { openingMessages as text } from './opening.messages.ts'

const places: Record<OpeningStep, string> = {
  name: paths.settings,
  contact: paths.settings,
  shipping: paths.shipping,
  payment: paths['payment-ways'],
  product: paths['product-new'],
}

/** What the shop lacks before anybody can order; nothing when it lacks nothing. */
export const Opening = () => {
  const { data = [] } = useListOpeningStepsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  return (
    <Panel aria-label={text.title}>
      <h2>{text.title}</h2>
      <Stack>
        <Soft>{text.lead}</Soft>
        {data.map((step) => (
          <Row key={step}>
            <Button size="small" variant="outlined" href={places[step]}>
              {text.steps[step]}
            </Button>
            <Soft>{text.why[step]}</Soft>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
