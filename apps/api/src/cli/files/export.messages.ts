import { formatNumber } from '@hojreh/persian'

export const exportTexts = {
  exported: (count: number, file: string) => `${formatNumber(count)} سطر در ${file} نوشته شد`,
} as const
