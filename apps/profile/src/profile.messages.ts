export const profileMessages = {
  auth: 'ورود به حساب کاربری',
  dashboard: 'داشبورد',
} as const
