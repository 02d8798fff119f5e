import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@hojreh/server'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeSmsOutbox } from './outbox.ts'
import { type SmsRow, smsRepository } from './sms.repository.ts'
import { type OutgoingSms, SmsError, type SmsProvider, type SmsTrouble } from './sms-provider.ts'
import { smsTextsRepository } from './sms-texts.repository.ts'

const BATCH = 20
/** Longer than all providers together may take; a process that has not finished by then is gone. */
const LEASE_MS = 60_000
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 30 * 60_000
const MAX_ATTEMPTS = 12
/** How long a request for a code waits for the provider. */
const PATIENCE_MS = 4_000

export interface SmsDependencies extends Dependencies {
  providers: readonly SmsProvider[]
  log: Log
}

export type SmsSender = ReturnType<typeof makeSmsSender>

const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 3 ** (attempts - 1), LONGEST_WAIT_MS)

interface Outcome {
  provider: string | null
  messageId: string | null
  /** Empty when a provider accepted it. */
  troubles: SmsTrouble[]
  /** The reasons of the providers that refused it. */
  error: string | null
}

type Pattern = NonNullable<OutgoingSms['pattern']>

/** Sends by the approved pattern; one that the provider does not take (any more) holds nothing up: the text goes. */
const sendBest = async (
  { send }: SmsProvider,
  sms: OutgoingSms,
  pattern: Pattern | undefined,
  onRefused: (error: SmsError) => void,
): Promise<{ messageId: string | null }> => {
  if (!pattern) return send(sms)
  try {
    return await send({ ...sms, pattern })
  } catch (error) {
    if (!(error instanceof SmsError) || error.trouble === 'temporary') throw error
    onRefused(error)
    return send(sms)
  }
}

/** Asks one provider after the other; what no provider can deliver goes to no second one. */
const ask = async (
  providers: readonly SmsProvider[],
  sms: OutgoingSms,
  patternOf: (provider: string) => Pattern | undefined,
): Promise<Outcome> => {
  const troubles: SmsTrouble[] = []
  const errors: string[] = []
  for (const provider of providers) {
    const { name } = provider
    const note = (error: SmsError) => errors.push(`${name}: ${error.message}`)
    try {
      const { messageId } = await sendBest(provider, sms, patternOf(name), note)
      return { provider: name, messageId, troubles: [], error: errors.join('; ') || null }
    } catch (error) {
      if (!(error instanceof SmsError)) throw error
      troubles.push(error.trouble)
      note(error)
      if (error.trouble === 'message') break
    }
  }
  return { provider: null, messageId: null, troubles, error: errors.join('; ') }
}

/**
 * Sends what is in the outbox, at least once: a process that dies between sending and writing that down leaves a
 * message that is sent again. Any number of processes share the work.
 */
export const makeSmsSender = ({ config, database: { db }, clock, providers, log }: SmsDependencies) => {
  const outbox = makeSmsOutbox(config.SECRET, clock)
  const repository = smsRepository(db)

  const settle = async ({ id, attempts }: SmsRow, outcome: Outcome): Promise<SmsRow['status']> => {
    const now = clock()
    const { provider, messageId, troubles, error: lastError } = outcome
    if (provider !== null) {
      const sent = {
        status: 'sent',
        provider,
        providerMessageId: messageId,
        lastError,
        settledAt: now,
      } as const
      await repository.update(id, sent)
      if (lastError !== null) log.warn({ smsId: id, provider, lastError }, 'another provider sent an SMS')
      return 'sent'
    }
    const mayWork = troubles.includes('temporary') && attempts < MAX_ATTEMPTS && !troubles.includes('message')
    if (mayWork) {
      await repository.update(id, { lastError, dueAt: new Date(now.getTime() + waitAfter(attempts)) })
      const level = troubles.includes('account') ? 'error' : 'warn'
      log[level]({ smsId: id, attempts, lastError }, 'an SMS was not taken; it is tried again')
      return 'queued'
    }
    await repository.update(id, { status: 'failed', lastError, settledAt: now })
    log.error(
      { smsId: id, lastError },
      'an SMS cannot be sent; the operator is needed: shop sms list --failed',
    )
    return 'failed'
  }

  const deliver = async (row: SmsRow): Promise<SmsRow['status']> => {
    const content = outbox.open(row)
    if (!content)
      return settle(row, {
        provider: null,
        messageId: null,
        troubles: ['message'],
        error: 'sealed by another SECRET',
      })
    const { text, code, about } = content
    const patterns = about && (await smsTextsRepository(db).find(about.name))?.patterns
    const patternOf = (provider: string): Pattern | undefined => {
      const name = patterns?.[provider]
      return about && name ? { name, values: about.values } : undefined
    }
    return settle(row, await ask(providers, { phone: row.phone, text, code }, patternOf))
  }

  const claim = (id?: string) => {
    const now = clock()
    const leaseEnd = new Date(now.getTime() + LEASE_MS)
    return repository.claim({ now, leaseEnd, count: BATCH, ...(id !== undefined && { id }) })
  }

  const deliverOne = async (id: string): Promise<SmsRow['status']> => {
    const [row] = await claim(id)
    return row ? deliver(row) : 'queued'
  }

  return {
    /** Sends everything that is due. */
    deliverDue: async (): Promise<void> => {
      await repository.expire(clock())
      await Promise.all((await claim()).map(deliver))
    },

    /** Sends one message at once, for a person who waits; `queued` when it takes too long. */
    deliverNow: (id: string): Promise<SmsRow['status']> => {
      const sending = deliverOne(id).catch((error: unknown) => {
        log.error({ err: error, smsId: id }, 'an SMS is left for the next round')
        return 'queued' as const
      })
      return Promise.race([sending, delay(PATIENCE_MS, 'queued' as const, { ref: false })])
    },
  }
}
