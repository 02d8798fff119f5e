import type { ApiError } from '@hojreh/api'
import { useLazyListOrdersQuery, useShipOrdersMutation } from '@hojreh/api/admin'
import { useErrorToast } from '@hojreh/app'
import { useEffect, useRef, useState } from 'react'
import { listArgsOf } from '../../shared/list-args.ts'
import { useMe } from '../../shared/me.ts'
import { found, isReady, notFound, type Parcel, type Parcels, removed, scanned } from './parcels.ts'
import { savedScans, saveScans } from './saved-scans.ts'

/** As many as the server takes at once. */
const PART = 100

/** The parcels of a round: what is scanned is looked up while the next thing is scanned, and all leave together. */
export const useParcels = () => {
  const { staff } = useMe()
  // A reload in the middle of thirty parcels loses none of them.
  const [parcels, setParcels] = useState<Parcels>(() => ({ rows: savedScans(staff.id), current: null }))
  const asked = useRef(new Set<string>())
  const [list] = useLazyListOrdersQuery()
  const [ship, { isLoading }] = useShipOrdersMutation()
  const tellError = useErrorToast()

  const lookUp = async (number: string) => {
    asked.current.add(number)
    const { data, error } = await list(listArgsOf(new URLSearchParams({ q: number, take: '1' })))
    asked.current.delete(number)
    const order = data?.items.find((item) => item.orderNumber === number) ?? null
    setParcels((now) =>
      error ? notFound(now, number, (error as ApiError).message) : found(now, number, order),
    )
  }
  useEffect(() => {
    saveScans(staff.id, parcels.rows)
    for (const { number, order } of parcels.rows)
      if (order === undefined && !asked.current.has(number)) void lookUp(number)
  })
  const told = (number: string, changes: Partial<Parcel>) =>
    setParcels((now) => ({
      ...now,
      rows: now.rows.map((row) => (row.number === number ? { ...row, ...changes } : row)),
    }))
  const ready = parcels.rows.filter(isReady)

  /** Oldest scan first, as they lie on the table. */
  const sendAll = async () => {
    const waiting = ready.toReversed()
    for (let at = 0; at < waiting.length; at += PART) {
      const part = waiting.slice(at, at + PART)
      const { data, error } = await ship({
        parcels: part.map(({ order, code }) => ({ id: order?.id ?? '', trackingCode: code })),
      })
      if (error) {
        tellError(error)
        return
      }
      for (const { id, refusal } of data.results) {
        const row = part.find(({ order }) => order?.id === id)
        if (row) told(row.number, refusal ? { problem: refusal.message } : { isSent: true, problem: null })
      }
    }
  }

  return {
    ...parcels,
    ready,
    sent: parcels.rows.filter(({ isSent }) => isSent).length,
    isSending: isLoading,
    scan: (typed: string) => setParcels((now) => scanned(now, typed)),
    sendAll,
    skip: () => setParcels((now) => ({ ...now, current: null })),
    remove: (number: string) => setParcels((now) => removed(now, number)),
    clearSent: () => setParcels((now) => ({ ...now, rows: now.rows.filter(({ isSent }) => !isSent) })),
  }
}
