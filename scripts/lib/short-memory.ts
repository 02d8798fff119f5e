import { totalmem } from 'node:os'

const SHORT_BELOW = 2 * 2 ** 30

/** Whether this machine, or its container, has little memory. */
export const isMemoryShort = (): boolean =>
  Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) < SHORT_BELOW
