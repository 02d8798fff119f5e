import type { ProductRecord } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { Fact, Facts } from '../../../shared/facts.tsx'
import { useMay } from '../../../shared/me.ts'
import { Panel, Stack } from '../../../shared/panel.tsx'
import { stockMessages as text } from './stock.messages.ts'
import { StockForm } from './stock-form.tsx'
import { StockHistory } from './stock-history.tsx'

/** What there is of a product, what comes in and goes out, and what did so far. */
export const StockPanel = ({ product }: { product: ProductRecord }) => {
  const { productId, onHand, reserved, soldCount } = product
  const may = useMay()
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        <Facts>
          <Fact label={text.onShelf}>
            {onHand === null ? text.uncounted : text.pieces(formatNumber(onHand))}
          </Fact>
          <Fact label={text.reserved}>{text.pieces(formatNumber(reserved))}</Fact>
          <Fact label={text.sold}>{text.pieces(formatNumber(soldCount))}</Fact>
        </Facts>
        {may('products.stock') && <StockForm productId={productId} onHand={onHand ?? 0} />}
        <StockHistory productId={productId} />
      </Stack>
    </Panel>
  )
}
