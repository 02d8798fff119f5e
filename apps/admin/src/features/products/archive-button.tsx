import { useArchiveProductMutation, useRestoreProductMutation } from '@hojreh/api/admin'
import type { ProductRecord } from '@hojreh/contract/admin'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { productMessages as text } from './product.messages.ts'

/** Puts a product away, or brings it back. */
export const ArchiveButton = ({ product: { productId: id, archivedAt } }: { product: ProductRecord }) => {
  const [archive] = useArchiveProductMutation()
  const [restore] = useRestoreProductMutation()
  return archivedAt ? (
    <AskingButton question={text.restoreQuestion} act={() => restore({ id })} done={text.restored}>
      {text.restore}
    </AskingButton>
  ) : (
    <AskingButton
      question={{ ...text.archiveQuestion, isDangerous: true }}
      act={() => archive({ id })}
      done={text.archived}
    >
      {text.archive}
    </AskingButton>
  )
}
