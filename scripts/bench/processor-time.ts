import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever its clock does. */
const MS_A_TICK = 10

const statOf = (pid: string | number): string[] => {
  try {
    // The name stands in brackets and may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
const ticksOf = (fields: readonly string[], places: readonly number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0)

/** What a process has used so far, in ms; 0 where the system does not tell. */
export const usedBy = (pid: number): number => MS_A_TICK * ticksOf(statOf(pid), [11, 12])

/** The children of a process that live; none where the system does not tell. */
export const childrenOf = (pid: number): number[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid))
    .map(Number)

/** What a process has used with its children, also those that have ended; likewise. */
export const usedByFamily = (pid: number): number =>
  MS_A_TICK * ticksOf(statOf(pid), [11, 12, 13, 14]) +
  childrenOf(pid).reduce((sum, child) => sum + usedBy(child), 0)
