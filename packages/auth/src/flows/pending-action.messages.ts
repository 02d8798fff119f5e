export const pendingActionMessages = {
  favored: 'به علاقه‌مندی‌ها اضافه شد',
  unfavored: 'از علاقه‌مندی‌ها حذف شد',
} as const
