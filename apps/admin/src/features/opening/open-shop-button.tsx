import { useOpenShopMutation } from '@hojreh/api/admin'
import { Button } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { openingMessages as text } from './opening.messages.ts'

/** Shoppers may order from here on. */
export const OpenShopButton = () => {
  const [openShop, { isLoading }] = useOpenShopMutation()
  const act = useAct()
  return (
    <Button loading={isLoading} onClick={() => void act(openShop(), text.opened)}>
      {text.open}
    </Button>
  )
}
