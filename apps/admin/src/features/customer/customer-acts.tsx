import { useEndSessionsOfCustomerMutation, useUnblockCustomerMutation } from '@hojreh/api/admin'
import type { CustomerRecord } from '@hojreh/contract/admin'
import { formatJalaliDate } from '@hojreh/persian'
import { Button } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { useMay } from '../../shared/me.ts'
import { Panel, Row, Stack, Warning } from '../../shared/panel.tsx'
import { BlockForm } from './block-form.tsx'
import { customerMessages as text } from './customer.messages.ts'

const question = {
  title: text.endTitle,
  text: text.endText,
  confirmLabel: text.endYes,
  cancelLabel: text.endNo,
}

/** Whether the customer may come in, and what changes that. */
export const CustomerActs = ({ customer: { id, block, sessions } }: { customer: CustomerRecord }) => {
  const [unblock, unblocking] = useUnblockCustomerMutation()
  const [endSessions, ending] = useEndSessionsOfCustomerMutation()
  const act = useAct()
  const may = useMay()
  const mayEnd = may('customers.sessions') && sessions > 0
  if (!block && !may('customers.block') && !mayEnd) return null
  return (
    <Panel>
      <h2>{text.acts}</h2>
      <Stack>
        {block && <Warning>{text.blockedSince(formatJalaliDate(block.at), block.reason)}</Warning>}
        {mayEnd && (
          <Row>
            <AskingButton
              loading={ending.isLoading}
              question={question}
              act={() => endSessions({ id })}
              done={text.endDone}
            >
              {text.endSessions}
            </AskingButton>
          </Row>
        )}
        {may('customers.block') &&
          (block ? (
            <Row>
              <Button
                variant="outlined"
                size="small"
                loading={unblocking.isLoading}
                onClick={() => void act(unblock({ id }), text.unblockDone)}
              >
                {text.unblock}
              </Button>
            </Row>
          ) : (
            <BlockForm id={id} />
          ))}
      </Stack>
    </Panel>
  )
}
