import { paths } from '../../paths.ts'
import { ListSearch } from '../../shared/search/list-search.tsx'
import { ordersMessages as text } from './orders.messages.ts'

const methods = [
  { value: 'online', label: text.methods.online },
  { value: 'card', label: text.methods.card },
]

/** The search of the orders. */
export const OrderSearch = () => (
  <ListSearch
    path={paths.orders}
    label={text.search}
    hint={text.searchHint}
    days={text.days}
    filter={{ name: 'method', label: text.method, any: text.anyMethod, options: methods }}
  />
)
