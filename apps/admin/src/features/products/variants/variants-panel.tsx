import { useGetVariantsQuery } from '@hojreh/api/admin'
import type { ProductRecord, VariantGroup } from '@hojreh/contract/admin'
import { Disclosure, lazyPart, Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { useMay } from '../../../shared/me.ts'
import { Panel, Soft, Stack } from '../../../shared/panel.tsx'
import { RenameForm } from './rename-form.tsx'
import { VariantRows } from './variant-rows.tsx'
import { variantsMessages as text } from './variants.messages.ts'

const AddVariantsForm = lazyPart(() => import('./add-variants-form.tsx'), 'AddVariantsForm')
const OptionsForm = lazyPart(() => import('./options-form.tsx'), 'OptionsForm')

/** Which options a design has: names and values, whatever their order. */
const shapeOf = ({ axes }: VariantGroup) =>
  axes.map(({ name, values }) => [name, ...values.map(({ value }) => value).toSorted()].join()).join(';')

/** The options of a product: what it is sold in, and how shoppers choose. */
export const VariantsPanel = ({ product }: { product: ProductRecord }) => {
  const { productId } = product
  const may = useMay()
  const query = useGetVariantsQuery({ id: productId }, { refetchOnMountOrArgChange: true })
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Loaded query={query}>
        {(group) => (
          <Stack>
            {group.variants.length === 0 ? (
              <Soft>{text.alone}</Soft>
            ) : (
              <VariantRows variants={group.variants} currentId={productId} />
            )}
            {may('products.edit') && (
              <div>
                <Disclosure title={text.add} isLazy>
                  <Suspense fallback={<Skeleton variant="block" />}>
                    <AddVariantsForm key={shapeOf(group)} product={product} group={group} />
                  </Suspense>
                </Disclosure>
                {group.axes.length > 0 && (
                  <>
                    <Disclosure title={text.shown} isLazy>
                      <Suspense fallback={<Skeleton variant="block" />}>
                        <OptionsForm key={shapeOf(group)} productId={productId} group={group} />
                      </Suspense>
                    </Disclosure>
                    <Disclosure title={text.rename} isLazy>
                      <RenameForm key={shapeOf(group)} productId={productId} group={group} />
                    </Disclosure>
                  </>
                )}
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}
