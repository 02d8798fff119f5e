import { usePreviewHomeBlockQuery } from '@hojreh/api/admin'
import { toProductSummary } from '@hojreh/app'
import { HomeBlockView } from '@hojreh/app/home'
import type { HomeBlock, ProductCard as Product } from '@hojreh/contract'
import { ProductCard } from '@hojreh/ui'
import type { BlockValues } from '../home-values.ts'
import { PreviewText } from './preview-text.tsx'

const MOST_SHOWN = 24

const Card = ({ product }: { product: Product }) => <ProductCard {...toProductSummary(product)} />

const isAsked = (kind: BlockValues['kind']) =>
  kind === 'categories' || kind === 'offers' || kind === 'goods' || kind === 'articles'

/** What the desk knows by itself, before anything is saved. */
const drafted = ({ id, kind, title, slides, bodyHtml }: BlockValues): HomeBlock | null => {
  if (kind === 'slider' || kind === 'banners') {
    const shown = slides.flatMap(({ id: _, image, ...slide }) => (image ? [{ ...slide, image }] : []))
    return shown.length > 0 ? { id, kind, title, slides: shown } : null
  }
  if (kind === 'text') return bodyHtml === '' ? null : { id, kind, title, bodyHtml }
  return kind === 'trust' ? { id, kind, title } : null
}

/** A block as shoppers would see it if what is typed were saved now. */
export const PreviewBlock = ({ block }: { block: BlockValues }) => {
  const { kind, sort, category, take, title, id } = block
  const { data } = usePreviewHomeBlockQuery(
    { kind: kind as 'goods', sort, category, take: Math.min(Math.max(Number(take) || 1, 1), MOST_SHOWN) },
    { skip: !isAsked(kind) },
  )
  const shown = isAsked(kind) ? data && { ...data, id, title } : drafted(block)
  if (!shown) return null
  const isFaint = block.isHidden || block.from !== '' || block.until !== ''
  return (
    <div style={isFaint ? { opacity: 0.4 } : undefined}>
      {shown.kind === 'text' ? (
        <PreviewText title={shown.title} html={shown.bodyHtml} />
      ) : (
        <HomeBlockView block={shown} Card={Card} />
      )}
    </div>
  )
}
