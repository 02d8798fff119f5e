import { useCloseShopMutation, useGetShopOpeningQuery } from '@hojreh/api/admin'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { openingMessages as text } from './opening.messages.ts'
import { OpeningList } from './opening-list.tsx'

const question = {
  title: text.closeTitle,
  text: text.closeText,
  confirmLabel: text.close,
  cancelLabel: text.closeNo,
  isDangerous: true,
}

/** Whether the shop takes orders, and the act that changes it. */
export const ShopStatePanel = () => {
  const { data } = useGetShopOpeningQuery()
  const [closeShop, { isLoading }] = useCloseShopMutation()
  if (data?.state !== 'open') return <OpeningList />
  return (
    <Panel aria-label={text.isOpen}>
      <h2>{text.isOpen}</h2>
      <Stack>
        <Soft>{text.isOpenText}</Soft>
        <Row>
          <AskingButton
            color="error"
            loading={isLoading}
            question={question}
            act={closeShop}
            done={text.closed}
          >
            {text.close}
          </AskingButton>
        </Row>
      </Stack>
    </Panel>
  )
}
