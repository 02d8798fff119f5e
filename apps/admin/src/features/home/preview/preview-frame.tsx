import { CacheProvider } from '@emotion/react'
import { createStyleCache, GlobalStyles } from '@hojreh/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** The page in it scrolls by itself; beneath it there is room for the buttons of the form. */
const HEIGHT = 'clamp(360px, calc(100dvh - 320px), 720px)'

/** What the page around says of itself: direction, language and the scheme of colours. */
const copyRoot = (root: HTMLElement) => {
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value)
}

const Inside = ({ frame, children }: { frame: Document; children: ReactNode }) => {
  const cache = useMemo(() => createStyleCache('rtl', frame.head), [frame])
  useEffect(() => {
    const follow = new MutationObserver(() => copyRoot(frame.documentElement))
    copyRoot(frame.documentElement)
    follow.observe(document.documentElement, { attributes: true })
    return () => follow.disconnect()
  }, [frame])
  return createPortal(
    <CacheProvider value={cache}>
      <GlobalStyles />
      {/* To be looked at: no link of it leads away from what is being typed. */}
      <div inert style={{ padding: 16 }}>
        {children}
      </div>
    </CacheProvider>,
    frame.body,
  )
}

/** A window of another width within the page: what is in it takes its own widths for those of a phone or a desktop. */
export const PreviewFrame = ({
  title,
  width,
  children,
}: {
  title: string
  width: number
  children: ReactNode
}) => {
  const box = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Document | null>(null)
  const [room, setRoom] = useState({ width, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  return (
    <div ref={box} style={{ blockSize: HEIGHT, overflow: 'hidden' }}>
      <iframe
        title={title}
        ref={(element) => setFrame(element?.contentDocument ?? null)}
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
        style={{
          inlineSize: width,
          blockSize: room.height / scale,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: 'top right',
        }}
      />
      {frame && <Inside frame={frame}>{children}</Inside>}
    </div>
  )
}
