export const feedMessages = {
  invitation: 'دنبال کردن بلاگ با RSS',
  title: 'خوراک بلاگ (RSS)',
} as const
