import { useEffect, useRef } from 'react'

/** Calls `onEnd` once `life` ms have passed in which it was not paused. */
export const useLife = (life: number, isPaused: boolean, onEnd: () => void) => {
  const remaining = useRef(life)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
