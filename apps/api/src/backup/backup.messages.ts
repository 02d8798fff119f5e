/** Sentences for the operator, in Persian and in English. */
export const backupMessages = {
  madeOf: (tables: number, rows: number) => `${tables} جدول، ${rows} سطر · ${tables} tables, ${rows} rows`,
  made: (file: string) => `پشتیبان ساخته شد · backup: ${file}`,
  restored: (madeAt: string) =>
    `فروشگاه از پشتیبان ${madeAt} بازگردانده شد · restored from the backup of ${madeAt}`,
  secret:
    'SECRET در پشتیبان نیست؛ جداگانه نگه دارید. بدون آن همه باید دوباره وارد شوند · SECRET is not in it: keep it apart (the file "secret" of the data folder). Without it everybody signs in again.',
  exists: (file: string) =>
    `فایل ${file} از پیش هست؛ نام دیگری بدهید · ${file} is there already: choose another name`,
  noBucket: 'سطل پشتیبان تنظیم نشده است · set S3_BACKUP_BUCKET, and S3_ENDPOINT with its bucket and keys',
  notThere: (file: string) => `فایل ${file} پیدا نشد · there is no file ${file}`,
  notOurs: (file: string) =>
    `فایل ${file} پشتیبان حجره نیست یا ناقص است · ${file} is no backup, or not a whole one`,
  damaged: (table: string) => `پشتیبان آسیب دیده است: ${table} · the backup is damaged: ${table}`,
  notEmpty:
    'این فروشگاه خالی نیست؛ با HOJREH_DATA پوشه‌ی دیگری بدهید یا npm run reset را اجرا کنید · This shop is not empty: choose another folder with HOJREH_DATA, or run npm run reset.',
  otherVersion:
    'پشتیبان را نسخه‌ی تازه‌تر یا دیگری از حجره ساخته است؛ با همان نسخه بازگردانید · The backup was made by a newer or another version: restore it with that one.',
  newerTables:
    'جدول‌های این پایگاه داده از پشتیبان تازه‌ترند؛ در پایگاه داده‌ای خالی و بی‌جدول بازگردانید · The tables of this database are newer than the backup: restore it into a database without tables; newer ones are made then.',
  tar: (reason: string) => `برنامه‌ی tar کار نکرد · tar failed: ${reason}`,
}
