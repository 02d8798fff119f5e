import { useAllowShopCardMutation, useRefuseShopCardMutation } from '@hojreh/api/admin'
import type { PaymentWays } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { CardFacts } from './card-facts.tsx'
import { paymentWaysMessages as text } from './payment-ways.messages.ts'

/** A card that waits for a second person: they see every digit of what they allow. */
export const PreparedCard = ({ prepared }: { prepared: NonNullable<PaymentWays['prepared']> }) => {
  const { id, approval } = prepared
  const [allow, { isLoading: isAllowing }] = useAllowShopCardMutation()
  const [refuse, { isLoading: isRefusing }] = useRefuseShopCardMutation()
  const act = useAct()
  const isBusy = isAllowing || isRefusing
  return (
    <Panel aria-label={text.preparedTitle}>
      <h2>{text.preparedTitle}</h2>
      <Stack>
        <CardFacts {...prepared} />
        {approval.state === 'expired' ? (
          <Soft>{text.expired}</Soft>
        ) : (
          <>
            <Soft>{approval.isOwn ? text.ownText : text.waits(approval.preparedByName)}</Soft>
            <Row>
              <Button
                variant={approval.isOwn ? 'outlined' : 'contained'}
                loading={isBusy}
                onClick={() => void act(allow({ id }), text.allowed)}
              >
                {text.allow}
              </Button>
              <Button
                variant="outlined"
                color="error"
                disabled={isBusy}
                onClick={() => void act(refuse({ id }), text.refused)}
              >
                {text.refuse}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}
