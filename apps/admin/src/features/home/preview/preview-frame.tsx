import { CacheProvider } from '@emotion/react'
import { createStyleCache, GlobalStyles } from '@hojreh/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

const HEIGHT = 720

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
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [width])
  const scale = Math.min(1, room / width)
  return (
    <div ref={box} style={{ blockSize: HEIGHT * scale, overflow: 'hidden' }}>
      <iframe
        title={title}
        ref={(element) => setFrame(element?.contentDocument ?? null)}
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
        style={{
          inlineSize: width,
          blockSize: HEIGHT,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: 'top right',
        }}
      />
      {frame && <Inside frame={frame}>{children}</Inside>}
    </div>
  )
}
