import { useAddToCart } from '@hojreh/auth/react'
import { RemovedLine } from '@hojreh/ui'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { RemovedStack } from './cart.styles.ts'

export interface Removed {
  productId: string
  title: string
  count: number
}

interface RemovedLines {
  removed: readonly Removed[]
  /** Notes what was taken out, so that it can come back. */
  note: (line: Removed) => void
  forget: (productId: string) => void
}

const Context = createContext<RemovedLines>({ removed: [], note: () => {}, forget: () => {} })
export const useRemovedLines = (): RemovedLines => use(Context)

const without = (lines: readonly Removed[], productId: string) =>
  lines.filter((line) => line.productId !== productId)

/** Remembers what was taken out of the cart while its page is open. */
export const RemovedLinesProvider = ({ children }: { children: ReactNode }) => {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const note = useCallback(
    (line: Removed) => setRemoved((lines) => [...without(lines, line.productId), line]),
    [],
  )
  const forget = useCallback((productId: string) => setRemoved((lines) => without(lines, productId)), [])
  const value = useMemo(() => ({ removed, note, forget }), [removed, note, forget])
  return <Context value={value}>{children}</Context>
}

const Row = ({ productId, title, count }: Removed) => {
  const { changeCount, isBusy } = useAddToCart()
  const { forget } = useRemovedLines()
  const undo = async () => {
    if ((await changeCount(productId, count)) === 'changed') forget(productId)
  }
  return <RemovedLine title={title} isBusy={isBusy} onUndo={() => void undo()} />
}

/** What was taken out of the cart a moment ago, each with the way back; not what came back by itself. */
export const RemovedLinesList = ({ inCart }: { inCart: readonly { productId: string }[] }) => {
  const { removed } = useRemovedLines()
  const gone = removed.filter(({ productId }) => !inCart.some((line) => line.productId === productId))
  if (gone.length === 0) return null
  return (
    <RemovedStack>
      {gone.map((line) => (
        <Row key={line.productId} {...line} />
      ))}
    </RemovedStack>
  )
}
