export const messagesTexts = {
  headings: ['شناسه', 'زمان', 'نام', 'تلفن', 'موضوع', 'تازه'],
  isNew: '●',
  none: 'پیامی نیست · no messages',
  unknown: (id: string) => `پیامی با این شناسه نیست · there is no message ${id}`,
} as const
