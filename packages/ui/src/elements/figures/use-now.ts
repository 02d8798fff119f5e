import { useEffect, useState } from 'react'

const SECOND = 1000

/**
 * The time in epoch ms, each second, while `isRunning`. Undefined in the server's HTML and in the first render
 * of the browser, which must agree with it.
 */
export const useNow = (isRunning = true): number | undefined => {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
