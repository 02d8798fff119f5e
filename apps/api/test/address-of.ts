/** A valid address in Tehran. */
export const addressOf = (changes: Record<string, unknown> = {}) => ({
  title: 'خانه',
  receiverName: 'مریم احمدی',
  receiverPhone: '09121234567',
  province: 'تهران',
  city: 'تهران',
  street: 'خیابان ولیعصر، کوچه‌ی یکم',
  plaque: '۱۲',
  unit: '۳',
  postalCode: '1234567890',
  ...changes,
})
