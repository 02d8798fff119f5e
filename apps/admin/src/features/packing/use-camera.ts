import { type RefObject, useEffect, useState } from 'react'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
type DetectorOf = new () => Detector

/** Not in every browser; TypeScript's library does not know it (wicg.github.io/shape-detection-api). */
const detectorOf = () => (globalThis as { BarcodeDetector?: DetectorOf }).BarcodeDetector

export const hasBarcodeDetector = (): boolean => detectorOf() !== undefined

const LOOK_MS = 200
/** One barcode is in the picture many times. */
const SAME_CODE_MS = 3_000

/** Looks for barcodes in what the camera at the back sees, and tells each of them once. */
export const useCamera = (
  video: RefObject<HTMLVideoElement | null>,
  onScan: (code: string) => void,
): boolean => {
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    const Detector = detectorOf()
    const picture = video.current
    if (!Detector || !picture) return
    const detector = new Detector()
    const seen = new Map<string, number>()
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    const look = async () => {
      // Before its first picture a camera has none to look at.
      const codes = picture.readyState >= 2 ? await detector.detect(picture).catch(() => []) : []
      for (const { rawValue } of codes) {
        const isNew = Date.now() - (seen.get(rawValue) ?? 0) > SAME_CODE_MS
        seen.set(rawValue, Date.now())
        if (isNew && !isOver) onScan(rawValue)
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
      clearInterval(timer)
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return stop()
      picture.srcObject = stream
      await picture.play()
      timer = setInterval(() => void look(), LOOK_MS)
    }
    start().catch(() => setIsRefused(true))
    return () => {
      isOver = true
      stop()
    }
  }, [video, onScan])
  return isRefused
}
