import { useDeliverOrdersMutation, useStartPackingOrdersMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import type { OrderResult } from '@hojreh/contract/admin'
import { useState } from 'react'
import type { Picked } from '../../shared/use-selection.ts'
import type { ordersMessages } from './orders.messages.ts'

export type BulkAct = keyof typeof ordersMessages.bulkActs
/** What became of each order that was picked. */
export interface Outcome {
  done: number
  refused: readonly { id: string; name: string; why: string }[]
}

/** As many as the server takes at once. */
const PART = 100
const partsOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / PART) }, (_, part) => ids.slice(part * PART, (part + 1) * PART))

const outcomeOf = (results: readonly OrderResult[], picked: Picked): Outcome => ({
  done: results.filter(({ refusal }) => !refusal).length,
  refused: results.flatMap(({ id, refusal }) =>
    refusal ? [{ id, name: picked.get(id) ?? '', why: refusal.message }] : [],
  ),
})

/** Acts on all that is picked, one part after the other, with what became of each order. */
export const useBulkActs = (picked: Picked, onDone: (refused: Picked) => void) => {
  const [startPackingOrders, packing] = useStartPackingOrdersMutation()
  const [deliverOrders, delivering] = useDeliverOrdersMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const tellError = useErrorToast()
  const send = { startPackingOrders, deliverOrders }
  return {
    isBusy: packing.isLoading || delivering.isLoading,
    outcome,
    forget: () => setOutcome(null),
    act: async (name: BulkAct) => {
      const results: OrderResult[] = []
      for (const ids of partsOf([...picked.keys()])) {
        const { data, error } = await send[name]({ ids })
        results.push(...(data?.results ?? []))
        if (!error) continue
        tellError(error)
        break
      }
      const told = outcomeOf(results, picked)
      setOutcome(told)
      const done = new Set(results.flatMap(({ id, refusal }) => (refusal ? [] : [id])))
      onDone(new Map([...picked].filter(([id]) => !done.has(id))))
    },
  }
}
