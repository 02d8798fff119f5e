export const pagesTexts = {
  headings: ['نشانی', 'عنوان', 'متن'],
  own: 'متن شما · your own',
  starting: 'متن آغازین · starting text',
  kept: 'ثبت شد؛ تا چند ثانیه‌ی دیگر دیده می‌شود · kept',
  reset: 'متن آغازین برگشت · the starting text is back',
  removed: 'صفحه برداشته شد · the page is gone',
  unknown: (slug: string) => `صفحه‌ای با این نشانی نیست · there is no page «${slug}»`,
  badSlug: 'نشانی از حرف، رقم و خط تیره است · a slug is made of letters, digits and dashes',
  titleNeeded: 'صفحه‌ی تازه عنوان می‌خواهد · a new page needs --title',
  empty: 'فایل متنی ندارد · there is no text in the file',
  badFaq:
    'هر گروه با «## عنوان» و هر پرسش با «### پرسش» آغاز می‌شود و پاسخ زیر آن می‌آید · a group begins with «## title», a question with «### question», its answer below',
} as const
