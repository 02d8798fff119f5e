export const countdownMessages = {
  remaining: 'زمان باقی‌مانده:',
  days: 'روز',
  hours: 'ساعت',
  minutes: 'دقیقه',
  seconds: 'ثانیه',
} as const
