import { formatNumber } from '@hojreh/persian'

export const filesMessages = {
  noBucket:
    'انبار پرونده‌ها تنظیم نشده است: S3_ENDPOINT و بقیه‌ی S3_… را بگذارید · set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  copying: (done: number) => `${formatNumber(done)} پرونده بررسی شد · files so far: ${done}`,
  copied: (files: number, copied: number, place: string) =>
    `${formatNumber(copied)} پرونده از ${formatNumber(files)} کپی شد؛ بقیه آن‌جا بود · copied ${copied} of ${files} to ${place}; the others were there`,
} as const
