import { useGetProductRecordQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useSearchParams } from 'react-router-dom'
import { NewProductForm } from '../../features/products/new-product-form.tsx'
import { productMessages as text } from '../../features/products/product.messages.ts'
import { copyOf } from '../../features/products/product-values.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

/** A product that begins as another one is. */
const Copy = ({ id }: { id: string }) => {
  const query = useGetProductRecordQuery({ id })
  return (
    <>
      <PageTitle title={query.currentData ? text.copyTitle(query.currentData.title) : text.newTitle} />
      <Loaded query={query}>
        {(product) => (
          <NewProductForm values={copyOf(product)} draft={`product:copy:${id}`} picturesOf={id} />
        )}
      </Loaded>
    </>
  )
}

/** A new product, empty or a copy of another one. */
export const Component = () => {
  const [search] = useSearchParams()
  const from = search.get('from')
  return (
    <>
      <Link href={paths['goods/products']}>
        <Soft>{text.back}</Soft>
      </Link>
      {from ? (
        <Copy key={from} id={from} />
      ) : (
        <>
          <PageTitle title={text.newTitle} />
          <NewProductForm />
        </>
      )}
    </>
  )
}
