import { type AdminResponseOf, usePrintOrdersMutation } from '@hojreh/api/admin'
import type { PrintSheet } from '@hojreh/contract/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isWithoutInvoice } from './is-without-invoice.ts'

/** As many as the server gives at once. */
const PART = 100

/** What is to be printed: asked for once, since each look is kept in the books. */
export const usePrint = (sheet: PrintSheet, ids: string) => {
  const [print] = usePrintOrdersMutation()
  const [data, setData] = useState<AdminResponseOf<'printOrders'>>()
  const [error, setError] = useState<unknown>()
  const asked = useRef('')
  const load = useCallback(async () => {
    setError(undefined)
    setData(undefined)
    const all = ids.split('.').filter(Boolean)
    const parts: AdminResponseOf<'printOrders'>[] = []
    for (let at = 0; at < all.length; at += PART) {
      const part = await print({ ids: all.slice(at, at + PART), sheet })
      if (part.error) return setError(part.error)
      parts.push(part.data)
    }
    const [first] = parts
    if (!first) return
    const orders = parts.flatMap((part) => part.orders)
    // Only when all of them are there: a part would be printed for the whole.
    setData({ ...first, orders })
  }, [print, sheet, ids])
  useEffect(() => {
    // What must stay out of a parcel is printed by a press, after the warning was read.
    if (!data || (sheet === 'invoices' && data.orders.some(isWithoutInvoice))) return
    let isLeft = false
    const open = async () => {
      // Letters that are still on their way would be printed as others.
      await document.fonts?.ready
      // The page may have been left meanwhile: the browser would print the page that is open now and block its scripts.
      requestAnimationFrame(() => {
        if (!isLeft) window.print()
      })
    }
    void open()
    return () => {
      isLeft = true
    }
  }, [data, sheet])
  useEffect(() => {
    const question = `${sheet} ${ids}`
    if (asked.current === question) return
    asked.current = question
    if (ids) void load()
  }, [sheet, ids, load])
  return { currentData: data, error, refetch: () => void load() }
}
