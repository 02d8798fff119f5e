import { type Gift as GiftOf, limits } from '@hojreh/contract'
import { GiftFields } from '@hojreh/ui'
import { useRef, useState } from 'react'

/** Whether the order is a gift. Changes go to the server one after the other; one that it refuses is taken back. */
export const Gift = ({
  gift,
  onSave,
  onOtherReceiver,
}: {
  gift: GiftOf | null
  /** Returns whether it was saved. */
  onSave: (gift: GiftOf | null) => Promise<boolean>
  onOtherReceiver: () => void
}) => {
  const [shown, setShown] = useState(gift)
  const saved = useRef(gift)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const change = (next: GiftOf | null) => {
    setShown(next)
    queue.current = queue.current.then(async () => {
      if (await onSave(next)) saved.current = next
      else setShown(saved.current)
    })
  }
  return (
    <GiftFields
      value={shown}
      maxLength={limits.maxGiftCardLength}
      onChange={change}
      onOtherReceiver={onOtherReceiver}
    />
  )
}
