import { useGetSamplesQuery, useOpenShopMutation } from '@hojreh/api/admin'
import { useConfirm } from '@hojreh/app'
import { Button } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { openingMessages as text } from './opening.messages.ts'
import { samplesMessages } from './samples.messages.ts'

/** Shoppers may order from here on; while samples are in the shop it asks before. */
export const OpenShopButton = () => {
  const [openShop, { isLoading }] = useOpenShopMutation()
  const { data: samples } = useGetSamplesQuery()
  const confirm = useConfirm()
  const act = useAct()
  const inShop = samples?.inShop ?? 0
  const open = async () => {
    const isSure =
      inShop === 0 ||
      (await confirm({
        title: samplesMessages.openTitle,
        text: samplesMessages.openText(inShop),
        confirmLabel: samplesMessages.openAnyway,
        cancelLabel: samplesMessages.openNo,
      }))
    if (isSure) await act(openShop(), text.opened)
  }
  return (
    <Button loading={isLoading} onClick={() => void open()}>
      {text.open}
    </Button>
  )
}
