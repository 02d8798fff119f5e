import { useListNoticesQuery } from '@hojreh/api/react'
import { askForNotice } from '@hojreh/auth'
import { useAuthDispatch, useIsSignedIn } from '@hojreh/auth/react'
import { Button } from '@hojreh/ui'
import BellCheck from 'lucide-react/icons/bell-check'
import BellRing from 'lucide-react/icons/bell-ring'
import { useState } from 'react'
import { productMessages as text } from './product.messages.ts'

/** Asks for an SMS when a sold-out product is back. */
export const NotifyButton = ({ productId }: { productId: string }) => {
  const dispatch = useAuthDispatch()
  const isSignedIn = useIsSignedIn()
  const { data: notices } = useListNoticesQuery(undefined, { skip: !isSignedIn })
  const [isBusy, setIsBusy] = useState(false)
  const ask = async () => {
    setIsBusy(true)
    await dispatch(askForNotice(productId))
    setIsBusy(false)
  }
  const isNoted = isSignedIn && Boolean(notices?.productIds.includes(productId))
  return (
    <Button
      size="large"
      variant="outlined"
      fullWidth
      loading={isBusy}
      disabled={isNoted}
      startIcon={isNoted ? <BellCheck size={20} /> : <BellRing size={20} />}
      onClick={() => void ask()}
    >
      {isNoted ? text.noted : text.notifyMe}
    </Button>
  )
}
