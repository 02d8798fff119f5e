import { useConfirm } from '@hojreh/app'
import { moneyMessages as text } from './money.messages.ts'

/** A price before and after a change, in rial. */
export interface PriceMove {
  title: string
  from: number
  to: number
}

/** Share of the old price. Above it a member may have taken rial for toman, or missed a zero. */
const LARGE = 0.4
const TOLD = 4

const isLarge = ({ from, to }: PriceMove) => from > 0 && Math.abs(to - from) > LARGE * from

/** Returns a function that asks once more before prices move a long way; true without a question where none does. */
export const useAskMoves = () => {
  const confirm = useConfirm()
  return async (moves: readonly PriceMove[]): Promise<boolean> => {
    const large = moves.filter(isLarge)
    if (large.length === 0) return true
    const told = large.slice(0, TOLD).map(({ title, from, to }) => text.move(title, from, to))
    const left = large.length - told.length
    return confirm({
      title: text.title(large.length),
      text: (
        <ul>
          {[...told, ...(left > 0 ? [text.more(left)] : [])].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
      confirmLabel: text.yes,
      cancelLabel: text.no,
    })
  }
}
