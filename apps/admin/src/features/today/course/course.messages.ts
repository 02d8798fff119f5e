export const courseMessages = {
  title: 'فروش سی روز گذشته',
  sum: (toman: string, orders: string) => `${toman} در ${orders} سفارش`,
  none: 'در این سی روز چیزی فروخته نشد.',
  asTable: 'همین ارقام در جدول',
  day: 'روز',
  ofOrders: (orders: string) => `${orders} سفارش`,
  total: 'فروش',
  of: (toman: string, orders: string) => `${toman}، ${orders} سفارش`,
  millions: (amount: string) => `${amount} میلیون`,
  thousands: (amount: string) => `${amount} هزار`,
} as const
