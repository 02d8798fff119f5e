import { readFileSync } from 'node:fs'

/** An amount that `/proc` has in kB, in MB; null where the system does not tell, and for a process that has ended. */
const amountOf = (pid: number, file: string, name: string): number | null => {
  try {
    const lines = readFileSync(`/proc/${pid}/${file}`, 'utf8')
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(lines)?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1_024
  } catch {
    return null
  }
}

/** Resident memory of a process. */
export const residentMb = (pid: number): number | null => {
  const mb = amountOf(pid, 'status', 'VmRSS')
  return mb === null ? null : Math.round(mb)
}

/** Memory of processes that share some of it: that counts once. */
export const proportionalMb = (pids: readonly number[]): number | null => {
  const told = pids.map((pid) => amountOf(pid, 'smaps_rollup', 'Pss')).filter((mb) => mb !== null)
  return told.length > 0 ? Math.round(told.reduce((sum, mb) => sum + mb, 0)) : null
}
