import { useEffect, useState } from 'react'

const SETTLE_MS = 300

/** What somebody means once they stop typing for a moment. */
export const useSettled = (typed: string, settleMs = SETTLE_MS): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed, settleMs])
  return settled
}
