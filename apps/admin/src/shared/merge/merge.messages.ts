export const mergeMessages = {
  question: (gone: string, kept: string) => `«${gone}» در «${kept}» ادغام شود؟`,
  yes: 'ادغام',
  no: 'انصراف',
} as const
