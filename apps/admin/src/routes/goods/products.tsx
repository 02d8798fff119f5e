import { useListProductsQuery } from '@hojreh/api/admin'
import { Button, EmptyState, FilterLinks } from '@hojreh/ui'
import Tags from 'lucide-react/icons/tags'
import { useSearchParams } from 'react-router-dom'
import { ProductRows } from '../../features/products/product-rows.tsx'
import { ProductSearch } from '../../features/products/product-search.tsx'
import { productsMessages as text } from '../../features/products/products.messages.ts'
import { paths } from '../../paths.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Row } from '../../shared/panel.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

const states = ['', 'in', 'out'] as const
const shelves = ['scheduled', 'archived'] as const

/** The goods, to be looked up: what there is of each, and what is sold out. */
export const Component = () => {
  const [search] = useSearchParams()
  const may = useMay()
  const [q, stock, shelf, after] = ['q', 'stock', 'shelf', 'after'].map((name) => search.get(name) ?? '')
  const products = useListProductsQuery(
    {
      ...(q && { q }),
      ...(stock && { stock: stock as 'in' | 'out' }),
      ...(shelf && { shelf: shelf as (typeof shelves)[number] }),
      ...(after && { after }),
    },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  useRowKeys()
  const hrefOf = (changes: Record<string, string>) =>
    `${paths['goods/products']}?${withQuestion(search, changes)}`
  return (
    <>
      <PageTitle title={text.title}>
        <Row>
          {may('products.edit') && (
            <Button href={paths['product-new']} size="small">
              {text.add}
            </Button>
          )}
          {may('products.edit') && (
            <Button href={paths.makers} variant="outlined" size="small">
              {text.makers}
            </Button>
          )}
          {may('products.import') && (
            <Button href={paths['import-goods']} variant="outlined" size="small">
              {text.import}
            </Button>
          )}
          {(may('products.edit') || may('products.stock')) && (
            <Button href={paths['price-grid']} variant="outlined" size="small">
              {text.grid}
            </Button>
          )}
        </Row>
      </PageTitle>
      <ProductSearch />
      <FilterLinks
        label={text.filter}
        links={[
          ...states.map((state) => ({
            label: text.filters[state || 'all'],
            href: hrefOf({ stock: state, shelf: '' }),
            isCurrent: stock === state && !shelf,
          })),
          ...shelves.map((name) => ({
            label: text.filters[name],
            href: hrefOf({ stock: '', shelf: name }),
            isCurrent: shelf === name,
          })),
        ]}
      />
      <Loaded query={products}>
        {({ items, total, next }) =>
          total === 0 ? (
            <EmptyState icon={<Tags size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <ProductRows products={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
