export const commentsMessages = {
  /** @param conflict who was quicker, and when */
  answered: (conflict: string, answer: string | null) =>
    `${conflict}. ${answer === null ? 'اکنون پاسخی ندارد' : `پاسخ کنونی: «${answer}»`}. اگر باز ثبت کنید، نوشته‌ی شما جای آن را می‌گیرد.`,
} as const
