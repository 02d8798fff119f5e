export const apiMessages = {
  noResponse: 'ارتباط با فروشگاه برقرار نشد؛ اتصال اینترنت خود را بررسی کنید',
} as const
