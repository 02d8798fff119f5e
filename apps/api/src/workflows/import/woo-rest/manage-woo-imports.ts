import type { KeyObject } from 'node:crypto'
import { type adminEndpoints, importKinds } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { importRunRepository } from '../../../modules/import-run/import-run.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { newId } from '../../../shared/ids.ts'
import { deriveKey } from '../../../shared/keys.ts'
import { sealText } from '../../../shared/sealed-text.ts'
import { wooImportMessages as text } from './woo-import.messages.ts'

type Asked = z.output<typeof adminEndpoints.startWooImport.body>

/** As a file of the same shop: what came by one is known to the other. */
const SOURCE = 'woocommerce'

/** Seals the keys of another shop while its run lasts. */
export const keysOfImports = (secret: string): KeyObject => deriveKey(secret, 'import-keys')

/** Begins a take of another shop; one at a time. Throws `conflict`. The keys are in no book and no log. */
export const startWooImport = (desk: Desk, secret: string, asked: Asked): Promise<string> =>
  desk.actor.write(async (tx, book) => {
    const repository = importRunRepository(tx)
    await repository.lockNames()
    if ((await repository.countRunning()) > 0) throw new DomainError('conflict')
    const id = newId()
    const { address: origin, isTrial, isSure, source = SOURCE } = asked
    const kinds = importKinds.filter((kind) => asked.kinds.includes(kind))
    const keys = JSON.stringify({ key: asked.key, secret: asked.secret })
    const now = desk.clock()
    await repository.insert({
      ...{ id, origin, source, kinds, isTrial, isSure, state: 'running' },
      sealedKeys: sealText(keysOfImports(secret), keys),
      ...{ byId: desk.actor.staffId, byName: desk.actor.name, dueAt: now, createdAt: now },
    })
    book({ subject: `import:${id}`, label: text.label(origin, isTrial), after: { kinds, isTrial, source } })
    return id
  })

/** Ends a take where it is. Throws `not_found`, `conflict`. */
export const cancelImportRun = (desk: Desk, id: string): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const repository = importRunRepository(tx)
    const run = await repository.lock(id)
    if (!run) throw new DomainError('not_found')
    if (run.state !== 'running') throw new DomainError('conflict')
    await repository.change(run, { state: 'cancelled', sealedKeys: null, endedAt: desk.clock() })
    book({
      subject: `import:${id}`,
      label: text.label(run.origin, run.isTrial),
      before: { state: 'running' },
      after: { state: 'cancelled', counts: run.counts },
    })
  })
