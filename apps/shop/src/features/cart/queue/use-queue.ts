import { useLazyGetQueueQuery } from '@hojreh/api/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Board, beforeOf, isPassed, type OwnQueue, toldOf, waitOf } from './queue.rules.ts'

type Seen = { queue: OwnQueue; board: Board | undefined }[]

/**
 * Polls the queues that the customer stands in, and calls `onTurn` when all are passed. Whatever comes of that, the
 * next poll comes after the usual time.
 */
export const useQueue = (queues: readonly OwnQueue[], onTurn: () => Promise<void>) => {
  const [ask] = useLazyGetQueueQuery()
  const [seen, setSeen] = useState<Seen>()
  const [told, setTold] = useState<number>()
  const look = useEffectEvent(async (): Promise<Seen> => {
    const looks = queues.map(async (queue) => {
      // After a failed request `data` is that of the last one.
      const { data, isSuccess } = await ask({ offer: queue.offerId })
      return { queue, board: isSuccess ? data : undefined }
    })
    return Promise.all(looks)
  })
  const take = useEffectEvent(async (now: Seen) => {
    setSeen(now)
    const { queue, board } = waitingOf(now) ?? {}
    if (queue && board) setTold((before) => toldOf(before, beforeOf(queue, board)))
    if (now.every(({ queue, board }) => board && isPassed(queue, board))) await onTurn()
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    const goOn = async () => {
      const now = await look()
      if (hasLeft) return
      await take(now)
      if (hasLeft) return
      const waits = now.map(({ queue, board }) => waitOf(queue, board))
      timer = setTimeout(goOn, Math.min(...waits))
    }
    void goOn()
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [])
  return { seen, told }
}

/** Returns the first queue that is not passed; the customer hears of no second one. */
export const waitingOf = (seen: Seen): Seen[number] | undefined =>
  seen.find(({ queue, board }) => !board || !isPassed(queue, board))
