export const picturePanelMessages = {
  alt: 'شرح تصویر',
  choose: 'انتخاب تصویر',
  change: 'تصویر دیگر',
  remove: 'برداشتن تصویر',
  removed: 'تصویر برداشته شد',
  no: 'انصراف',
} as const
