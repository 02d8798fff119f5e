export const editMessages = {
  conflict: 'همکارتان هم‌زمان این را تغییر داده است',
  changedSince: 'پس از پیش‌نویس شما این تغییر کرده است',
  who: (name: string, time: string) => `${name}، ${time}`,
  nothingLost: 'چیزی از نوشته‌ی شما گم نشده است. برای هر مورد بگویید کدام بماند.',
  nothingContested:
    'چیزی از نوشته‌ی شما گم نشده است. همکارتان چیز دیگری را تغییر داده است؛ ادامه دهید تا هر دو بماند.',
  before: (was: string) => `پیش‌تر: ${was}`,
  mine: 'نوشته‌ی شما',
  theirs: 'نوشته‌ی همکارتان',
  empty: '(خالی)',
  saveChosen: 'ذخیره‌ی انتخاب‌ها',
  goOn: 'ادامه',
  backToForm: 'بازگشت به فرم',
  save: 'ذخیره',
  cancel: 'انصراف',
} as const
