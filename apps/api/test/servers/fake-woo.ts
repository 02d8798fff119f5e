import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY = 'ck_0123456789abcdef0123456789abcdef01234567'
const SECRET = 'cs_0123456789abcdef0123456789abcdef01234567'

const dates = (day: string) => ({ date_created: `${day}T13:30:00`, date_created_gmt: `${day}T10:00:00` })
const person = (changes: object = {}) => ({
  ...{ first_name: 'سارا', last_name: 'محمدی', company: '', address_1: 'خیابان بهار، پلاک ۳' },
  ...{ address_2: '', city: 'شیراز', state: 'FRS', postcode: '7134567890', country: 'IR' },
  ...{ email: 'sara@example.com', phone: '09171234567', ...changes },
})

const product = (id: number, changes: object = {}) => ({
  ...{ id, name: `کاسه‌ی ${id}`, slug: `bowl-${id}`, permalink: `https://old.example/product/bowl-${id}/` },
  ...{ ...dates('2024-03-01'), type: 'simple', status: 'publish', featured: false },
  ...{ catalog_visibility: 'visible', description: '<p>دست‌ساز</p>', short_description: '', sku: `OLD-${id}` },
  ...{
    price: '150000',
    regular_price: '150000',
    sale_price: '',
    date_on_sale_from: null,
    date_on_sale_to: null,
  },
  ...{
    on_sale: false,
    purchasable: true,
    total_sales: 3,
    virtual: false,
    downloadable: false,
    tax_status: 'none',
  },
  ...{ manage_stock: true, stock_quantity: 7, stock_status: 'instock', backorders: 'no', weight: '0.4' },
  ...{ sold_individually: false, dimensions: { length: '', width: '', height: '' }, parent_id: 0 },
  ...{ categories: [{ id: 12, name: 'کاسه', slug: 'bowls' }], tags: [{ id: 5, name: 'سفال', slug: 'clay' }] },
  ...{
    images: [],
    attributes: [{ id: 0, name: 'جنس', position: 0, visible: true, variation: false, options: ['سفال'] }],
  },
  ...{ default_attributes: [], variations: [], grouped_products: [], menu_order: 0, meta_data: [] },
  ...changes,
})

const variation = (id: number, option: string) => ({
  ...{
    id,
    ...dates('2024-03-01'),
    description: '',
    sku: `OLD-${id}`,
    price: '90000',
    regular_price: '90000',
  },
  ...{
    sale_price: '',
    date_on_sale_from: null,
    date_on_sale_to: null,
    status: 'publish',
    manage_stock: true,
  },
  ...{ stock_quantity: 2, stock_status: 'instock', weight: '', image: null, meta_data: [] },
  attributes: [{ id: 0, name: 'رنگ', option }],
})

const line = (id: number, name: string, quantity: number, total: string) => ({
  ...{ id, name, product_id: 101, variation_id: 0, quantity, tax_class: '', subtotal: total, total },
  ...{ subtotal_tax: '0', total_tax: '0', taxes: [], meta_data: [], sku: 'OLD-101', price: 150_000 },
})

const order = (id: number, changes: object = {}) => ({
  ...{ id, parent_id: 0, status: 'completed', currency: 'IRT', version: '9.4.1', prices_include_tax: false },
  ...{
    ...dates('2025-05-10'),
    discount_total: '0',
    shipping_total: '45000',
    shipping_tax: '0',
    cart_tax: '0',
  },
  ...{ total: '345000', total_tax: '0', customer_id: 31, order_key: 'wc_order_x', number: String(id) },
  ...{ billing: person(), shipping: person(), payment_method: 'WC_ZPal', payment_method_title: 'زرین‌پال' },
  ...{ transaction_id: '1', customer_ip_address: '', customer_note: 'زنگ بزنید', cart_hash: '' },
  ...{ meta_data: [], line_items: [line(1, 'کاسه‌ی 101', 2, '300000')], tax_lines: [], fee_lines: [] },
  ...{ shipping_lines: [], coupon_lines: [], refunds: [], currency_symbol: 'تومان', ...changes },
})

const customer = (id: number, changes: object = {}) => ({
  ...{ id, ...dates('2023-01-05'), email: `c${id}@example.com`, first_name: 'سارا', last_name: 'محمدی' },
  ...{ role: 'customer', username: `c${id}`, is_paying_customer: true, avatar_url: '', meta_data: [] },
  ...{ billing: person(), shipping: person({ phone: '' }), ...changes },
})

const review = (id: number, changes: object = {}) => ({
  ...{ id, ...dates('2025-06-01'), product_id: 101, product_name: 'کاسه', status: 'approved', rating: 5 },
  ...{
    reviewer: 'نگار',
    reviewer_email: 'n@example.com',
    review: '<p>زیبا بود</p>',
    verified: true,
    ...changes,
  },
})

/** What a shop of WooCommerce has, by the path of its REST API (v3). */
const things = () => ({
  products: [
    product(101),
    product(102, { sale_price: '120000', status: 'private' }),
    product(103, {
      ...{
        type: 'variable',
        sku: '',
        regular_price: '',
        price: '90000',
        manage_stock: false,
        variations: [201, 202],
      },
      attributes: [
        { id: 0, name: 'رنگ', position: 0, visible: true, variation: true, options: ['آبی', 'سبز'] },
      ],
    }),
    product(104, { type: 'grouped', grouped_products: [101] }),
  ],
  'products/103/variations': [variation(201, 'آبی'), variation(202, 'سبز')],
  'products/categories': [
    { id: 11, name: 'آشپزخانه', slug: 'kitchen', parent: 0, count: 4 },
    { id: 12, name: 'کاسه', slug: 'bowls', parent: 11, count: 4 },
  ],
  'products/reviews': [
    review(301),
    review(302, { product_id: 103, rating: 3, reviewer: 'علی' }),
    review(303, { product_id: 999 }),
  ],
  customers: [customer(31), customer(32, { billing: person({ phone: '02112345678' }) })],
  orders: [
    order(401),
    order(402, { status: 'cancelled', customer_id: 0, billing: person({ phone: '۰۹۱۷۱۲۳۴۵۶۷' }) }),
    order(403, { currency: 'USD' }),
    order(404, { total: '999' }),
    { id: 405, status: 'completed' },
  ],
})

/**
 * A shop that answers as WooCommerce's REST API does; `down` makes it answer 503 for some calls, `cut` breaks the
 * connection in the middle of some answers whose path ends with `cutAt`.
 */
export const startFakeWoo = async () => {
  const shop = things()
  const asked: string[] = []
  const state = { down: 0, cut: 0, cutAt: '', perPage: 0 }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked.push(`${url.pathname}${url.search}`)
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const expected = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`
    if (request.headers.authorization !== expected)
      return send(401, { code: 'woocommerce_rest_cannot_view', message: 'Sorry', data: { status: 401 } })
    if (state.down > 0) {
      state.down -= 1
      return send(503, { code: 'down' })
    }
    const path = url.pathname.replace('/wp-json/wc/v3/', '')
    if (state.cut > 0 && path.endsWith(state.cutAt)) {
      state.cut -= 1
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      return response.write('[{"id":', () => response.destroy())
    }
    if (path === 'data/currencies/current') return send(200, { code: 'IRT', name: 'تومان', symbol: 'تومان' })
    if (path === 'settings/products/woocommerce_weight_unit') return send(200, { id: 'x', value: 'kg' })
    const all = (shop as Record<string, unknown[]>)[path]
    if (!all) return send(404, { code: 'rest_no_route' })
    const perPage = state.perPage || Number(url.searchParams.get('per_page') ?? 10)
    const page = Number(url.searchParams.get('page') ?? 1)
    return send(200, all.slice((page - 1) * perPage, page * perPage), {
      'x-wp-total': String(all.length),
      'x-wp-totalpages': String(Math.max(1, Math.ceil(all.length / perPage))),
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...{ shop, asked, state, keys: { key: KEY, secret: SECRET } },
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
