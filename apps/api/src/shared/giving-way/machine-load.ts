import { cpus } from 'node:os'

/** Processor time of a machine so far, in ms. */
export interface ProcessorTimes {
  idle: number
  all: number
}

/** The system counts in steps of some milliseconds: of less time it says nothing. */
const LEAST_MS = 200

const readTimes = (): ProcessorTimes => {
  const each = cpus().map(({ times }) => times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    idle: sum(each.map(({ idle }) => idle)),
    all: sum(each.flatMap((times) => Object.values(times))),
  }
}

/** Makes what says how much of the machine's processors was in use of late, by whomever: 0 to 1, and 1 until that is known. */
export const makeMachineLoad = (read: () => ProcessorTimes = readTimes): (() => number) => {
  let before = read()
  let load = 1
  return () => {
    const now = read()
    const passed = now.all - before.all
    if (passed >= LEAST_MS) {
      load = 1 - (now.idle - before.idle) / passed
      before = now
    }
    return load
  }
}
