export const editMessages = {
  conflict: 'همکارتان هم‌زمان این را تغییر داده است',
  who: (name: string, time: string) => `${name}، ${time}`,
  nothingLost: 'چیزی از نوشته‌ی شما گم نشده است. برای هر مورد بگویید کدام بماند.',
  mine: 'نوشته‌ی شما',
  theirs: 'نوشته‌ی همکارتان',
  empty: '(خالی)',
  saveChosen: 'ذخیره‌ی انتخاب‌ها',
  backToForm: 'بازگشت به فرم',
  save: 'ذخیره',
  cancel: 'انصراف',
} as const
