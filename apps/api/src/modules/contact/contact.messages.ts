export const contactTexts = {
  received: 'پیام شما به ما رسید؛ به‌زودی با شما تماس می‌گیریم',
} as const
