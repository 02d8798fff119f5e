import { useEditProductMutation, useLazyGetProductRecordQuery } from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import type { ProductRecord } from '@hojreh/contract/admin'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EditForm, type Seen } from '../../shared/edit/edit-form.tsx'
import { productMessages as text } from './product.messages.ts'
import { ProductFields, useCategoryOptions } from './product-fields.tsx'
import { fieldsOf, type ProductValues, valuesOf } from './product-values.ts'

const seenOf = (product: ProductRecord): Seen<ProductValues> => ({
  values: valuesOf(product),
  edition: product.edition,
})

/** A product that is there, to be changed. */
export const ProductForm = ({
  product,
  onSaved,
}: {
  product: ProductRecord
  /** Called with the saved product: the next edit starts from it. */
  onSaved: (product: ProductRecord) => void
}) => {
  const { productId: id } = product
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [edit] = useEditProductMutation()
  const [load] = useLazyGetProductRecordQuery()
  const categories = useCategoryOptions()
  const reload = async () => {
    const { data } = await load({ id })
    return data && seenOf(data)
  }
  const latest = useRef(product)
  const save = async (changed: Partial<ProductValues>, version: number) => {
    const { data, error } = await edit({ query: { id }, body: { ...fieldsOf(changed), version } })
    if (data) latest.current = data
    return { error }
  }
  const saved = () => {
    dispatch(toastShown({ kind: 'success', title: text.saved, lifeMs: limits.toastLifeMs.auth }))
    onSaved(latest.current)
  }
  const wordsOf = (field: keyof ProductValues, value: string) => {
    if (field === 'isPublished') return text.shown[value as 'yes' | 'no']
    if (field === 'categoryId') return categories.find((one) => one.value === value)?.label ?? value
    // What people read of a long text, without its markup.
    return field === 'descriptionHtml' || field === 'summary' ? value.replace(/<[^>]+>/g, ' ').trim() : value
  }
  return (
    <EditForm<ProductValues>
      label={text.form}
      labels={text.fields}
      start={seenOf(product)}
      wordsOf={wordsOf}
      draft={`product:${id}`}
      save={save}
      reload={reload}
      onSaved={saved}
      onCancel={() => void navigate(paths['goods/products'])}
    >
      <ProductFields />
    </EditForm>
  )
}
