import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { noteEdit } from '../../modules/edition/edition.service.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

const move = ({ actor, clock }: Desk, id: string, isArchived: boolean): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = productRecordsRepository(tx)
    const product = await repository.lock(id)
    if (!product) throw new DomainError('not_found')
    const { title, isPublished, archivedAt } = product
    if ((archivedAt !== null) === isArchived) throw new DomainError('already_done')
    const now = clock()
    const subject = `product:${id}`
    await noteEdit(tx, { subject, by: actor, now })
    await repository.update(product, {
      archivedAt: isArchived ? now : null,
      isPublished: false,
      publishAt: null,
      updatedAt: now,
    })
    book({
      subject,
      label: title,
      before: { isPublished, isArchived: !isArchived },
      after: { isPublished: false, isArchived },
    })
  })

/**
 * Archives a product: shoppers do not see it, lists of the staff leave it out, orders keep it. Throws `already_done`.
 */
export const archiveProduct = (desk: Desk, id: string): Promise<void> => move(desk, id, true)

/** Restores a product, hidden: a member checks its price before it is shown. Throws `already_done`. */
export const restoreProduct = (desk: Desk, id: string): Promise<void> => move(desk, id, false)
