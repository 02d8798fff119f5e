import { toPersianDigits } from '@hojreh/persian'
import Badge from '@mui/material/Badge'
import { Basket } from './basket.tsx'

/**
 * A basket with the number of goods in the cart. Only browsers know the number: MUI's badge has a `style` attribute,
 * which the content policy refuses in a server's HTML.
 */
export const CartIcon = ({ count = 0, size = 24 }: { count?: number | undefined; size?: number }) =>
  count > 0 ? (
    <Badge badgeContent={toPersianDigits(count)}>
      <Basket size={size} />
    </Badge>
  ) : (
    <Basket size={size} />
  )
