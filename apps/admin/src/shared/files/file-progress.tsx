import { useGetImportProgressQuery } from '@hojreh/api/admin'
import { formatNumber } from '@hojreh/persian'
import LinearProgress from '@mui/material/LinearProgress'
import { Soft } from '../panel.tsx'
import { filesMessages as text } from './files.messages.ts'

const WATCH_MS = 1_000

/**
 * How far a file is on its way to the shop, and then how far the shop has read it.
 * @param part of it that has left the device, from 0 to 1
 */
export const FileProgress = ({ part }: { part: number }) => {
  const isSent = part >= 1
  const { currentData: read } = useGetImportProgressQuery(undefined, {
    skip: !isSent,
    pollingInterval: WATCH_MS,
    refetchOnMountOrArgChange: true,
  })
  const sent = Math.floor(part * 100)
  const percent = isSent ? (read?.phase === 'reading' ? read.percent : null) : sent
  const label = () => {
    if (!isSent) return text.sending(formatNumber(sent))
    if (read?.phase === 'writing') return text.writing
    return percent === null ? text.reading : text.read(formatNumber(percent))
  }
  return (
    <div>
      <LinearProgress
        // Another bar: the first figure would begin with a full one that shrinks.
        key={percent === null ? 'unknown' : 'known'}
        aria-label={label()}
        variant={percent === null ? 'indeterminate' : 'determinate'}
        {...(percent !== null && { value: percent })}
      />
      <Soft role="status">{label()}</Soft>
    </div>
  )
}
