import { NEWS_LIFE_MS } from '../../modules/sms/outbox.ts'
import { smsRepository } from '../../modules/sms/sms.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { maskPhone } from '../../shared/mask-phone.ts'

const nextEnd = (now: Date) => new Date(now.getTime() + NEWS_LIFE_MS)

/** Puts an SMS that failed into the queue once more. Throws `not_found`; `already_done` for one that is there, and for codes. */
export const sendSmsAgain = ({ actor, clock }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = smsRepository(tx)
    const sms = await repository.find(id)
    if (!sms) throw new DomainError('not_found')
    const now = clock()
    if ((await repository.requeue(now, nextEnd(now), id)) === 0) throw new DomainError('already_done')
    book({
      subject: `sms:${id}`,
      label: maskPhone(sms.phone),
      before: { state: 'failed' },
      after: { state: 'queued' },
    })
  })

/** Likewise all of them. Returns how many. */
export const sendAllSmsAgain = ({ actor, clock }: Desk): Promise<number> =>
  actor.write(async (tx, book) => {
    const now = clock()
    const queued = await smsRepository(tx).requeue(now, nextEnd(now))
    book({ subject: 'sms:failed', after: { queued } })
    return queued
  })
