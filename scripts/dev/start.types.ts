import type { Ports } from '../lib/services.ts'

export interface DevStart {
  /** Port of the gateway. */
  gateway: number
  /** What the first page needs. */
  first: Partial<Ports>
  /** What starts when the first page is there, and by which call. */
  others?: Partial<Ports>
  startOthers?: () => void
  /** What the person at the terminal should know. */
  hint: string
}
