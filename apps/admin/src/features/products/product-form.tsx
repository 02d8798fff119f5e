import { useEditProductMutation, useLazyGetProductRecordQuery } from '@hojreh/api/admin'
import type { ProductRecord } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { useGo } from '../../shared/go/use-go.ts'
import { moneyMessages } from '../../shared/money/money.messages.ts'
import { useAskMoves } from '../../shared/money/use-ask-moves.tsx'
import { textOfHtml } from '../../shared/rich-text/text-of-html.ts'
import { attributesWords } from './attributes/attribute-rows.ts'
import { productMessages as text } from './product.messages.ts'
import { ProductFields, useCategoryOptions } from './product-fields.tsx'
import { fieldsOf, type ProductValues, valuesOf } from './product-values.ts'
import { relatedIn } from './related/related-text.ts'

/** A product that is there, to be changed. */
export const ProductForm = ({ product }: { product: ProductRecord }) => {
  const { productId: id } = product
  const go = useGo()
  const [edit] = useEditProductMutation()
  const [load] = useLazyGetProductRecordQuery()
  const categories = useCategoryOptions()
  const askMoves = useAskMoves()
  const wordsOf = (field: keyof ProductValues, value: string) => {
    if (field === 'isPublished') return text.shown[value as 'yes' | 'no']
    if (field === 'categoryId') return categories.find((one) => one.value === value)?.label ?? value
    if (field === 'attributes') return attributesWords(value)
    if (field === 'relatedIds' || field === 'bundleIds')
      return relatedIn(value)
        .map(({ title }) => title)
        .join('، ')
    return field === 'descriptionHtml' ? textOfHtml(value) : value
  }
  const save = async (changed: Partial<ProductValues>, version: number) => {
    const fields = fieldsOf(changed)
    const { title, price } = product
    if (fields.price && !(await askMoves([{ title, from: price, to: fields.price }])))
      return { error: { fields: { price: moneyMessages.lookAgain } } }
    return edit({ query: { id }, body: { ...fields, version } })
  }
  return (
    <EditForm
      label={text.form}
      labels={text.fields}
      record={product}
      valuesOf={valuesOf}
      wordsOf={wordsOf}
      draft={`product:${id}`}
      save={save}
      reload={() => load({ id })}
      saved={text.saved}
      onCancel={() => go(paths['goods/products'])}
    >
      <ProductFields picture={product.pictures[0]?.src} />
    </EditForm>
  )
}
