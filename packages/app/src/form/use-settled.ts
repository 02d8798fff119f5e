import { useEffect, useState } from 'react'

const SETTLE_MS = 300

/** Returns the typed text once the user has stopped typing for a moment. */
export const useSettled = (typed: string, settleMs = SETTLE_MS): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed, settleMs])
  return settled
}
