import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, corner } from '@hojreh/ui'
import Camera from 'lucide-react/icons/camera'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Warning } from '../../shared/panel.tsx'
import { packingMessages as text } from './packing.messages.ts'
import { hasBarcodeDetector, useCamera } from './use-camera.ts'

const Picture = styled.video(
  css({
    inlineSize: '100%',
    maxInlineSize: 640,
    maxBlockSize: '40dvh',
    objectFit: 'cover',
    borderRadius: corner.card,
  }),
)

const View = ({ onScan }: { onScan: (code: string) => void }) => {
  const video = useRef<HTMLVideoElement>(null)
  const newest = useRef(onScan)
  useEffect(() => {
    newest.current = onScan
  }, [onScan])
  // One camera for all scans: what to do with a code changes with each.
  const tell = useCallback((code: string) => newest.current(code), [])
  const isRefused = useCamera(video, tell)
  return isRefused ? <Warning>{text.cameraRefused}</Warning> : <Picture ref={video} muted playsInline />
}

/** The phone's camera in a scanner's place, where the browser can read barcodes. */
export const CameraScanner = ({ onScan }: { onScan: (code: string) => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  if (!hasBarcodeDetector()) return null
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Camera size={18} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? text.closeCamera : text.camera}
      </Button>
      {isOpen && <View onScan={onScan} />}
    </>
  )
}
