import { useEffect, useRef, useState } from 'react'

/** How wide a drawing can be; 0 while nothing is laid out. The library measures for itself, and complains until it could. */
export const useWidth = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}
