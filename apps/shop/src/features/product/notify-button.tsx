import { askForNotice } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { Button } from '@hojreh/ui'
import BellCheck from 'lucide-react/icons/bell-check'
import BellRing from 'lucide-react/icons/bell-ring'
import { useState } from 'react'
import { productMessages as text } from './product.messages.ts'

/** Asks for an SMS when a sold-out product is back. */
export const NotifyButton = ({ productId }: { productId: string }) => {
  const dispatch = useAuthDispatch()
  const [state, setState] = useState<'open' | 'busy' | 'noted'>('open')
  const ask = async () => {
    setState('busy')
    setState((await dispatch(askForNotice(productId))) ? 'noted' : 'open')
  }
  const isNoted = state === 'noted'
  return (
    <Button
      size="large"
      look="outline"
      isFullWidth
      isBusy={state === 'busy'}
      disabled={isNoted}
      startIcon={isNoted ? <BellCheck size={20} /> : <BellRing size={20} />}
      onClick={() => void ask()}
    >
      {isNoted ? text.noted : text.notifyMe}
    </Button>
  )
}
