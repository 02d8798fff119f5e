export const routingMessages = {
  ahead: 'در حال بارگذاری',
} as const
