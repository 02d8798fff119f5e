import type { Trouble } from '@hojreh/contract/admin'
import type { FindingOfArea } from '../../doctor/examine.ts'
import type { Clock } from '../../shared/clock.ts'
import { keepFor } from '../../shared/keep-for.ts'

const FRESH_MS = 5 * 60_000

/** What is not good among the findings, worst first. */
export const toTroubles = (findings: readonly FindingOfArea[]): Trouble[] =>
  findings
    .flatMap(({ area, about, state, sentence }) =>
      state === 'good' ? [] : [{ area, state, detail: `${about} ${sentence}` }],
    )
    .sort((one, other) => Number(other.state === 'bad') - Number(one.state === 'bad'))

/** Asks the doctor, who asks gateways and providers: once in five minutes, and once for all who ask meanwhile. */
export const makeTroubles = (examine: () => Promise<FindingOfArea[]>, clock: Clock) =>
  keepFor(FRESH_MS, clock, async () => {
    const at = clock().toISOString()
    return { at, troubles: toTroubles(await examine()) }
  })
