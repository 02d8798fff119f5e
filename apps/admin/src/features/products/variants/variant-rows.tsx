import { useRemoveVariantMutation } from '@hojreh/api/admin'
import type { Variant } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { StatusChip, Toman } from '@hojreh/ui'
import { AskingButton } from '../../../shared/acts/asking-button.tsx'
import { useMay } from '../../../shared/me.ts'
import { Row, Soft } from '../../../shared/panel.tsx'
import { productHref } from '../../../shared/record/product-href.ts'
import { RowLink, RowTable } from '../../../shared/row-table.tsx'
import { variantsMessages as text } from './variants.messages.ts'

const wordsOf = ({ options, title }: Variant) => options.map(({ value }) => value).join('، ') || title

const Remove = ({ variant }: { variant: Variant }) => {
  const [remove] = useRemoveVariantMutation()
  return (
    // Above the link of the whole row.
    <Row style={{ position: 'relative', zIndex: 1 }}>
      <AskingButton
        variant="text"
        aria-label={text.removeOf(wordsOf(variant))}
        question={{ ...text.question, isDangerous: true }}
        act={() => remove({ id: variant.productId })}
        done={text.removed}
      >
        {text.remove}
      </AskingButton>
    </Row>
  )
}

/** All products of a design; each leads to its own record with its price, its pictures and its stock. */
export const VariantRows = ({ variants, currentId }: { variants: readonly Variant[]; currentId: string }) => {
  const may = useMay()
  const cellsOf = (variant: Variant) => [
    <Row key="words">
      <RowLink href={productHref(variant.productId)}>{wordsOf(variant)}</RowLink>
      {variant.productId === currentId && <StatusChip tone="info">{text.current}</StatusChip>}
      {!variant.isPublished && <Soft>{text.hidden}</Soft>}
    </Row>,
    <bdi key="sku">{variant.sku}</bdi>,
    <Toman key="price" rial={variant.price} />,
    <Soft key="stock">
      {variant.onHand === null
        ? text.uncounted
        : text.left(formatNumber(Math.max(0, variant.onHand - variant.reserved)))}
    </Soft>,
    may('products.edit') && <Remove key="remove" variant={variant} />,
  ]
  return (
    <RowTable
      label={text.list}
      columns={text.columns}
      template="2fr 1fr 1fr 0.8fr 1fr"
      rows={variants.map((variant) => ({ key: variant.productId, cells: cellsOf(variant) }))}
    />
  )
}
