import type { Tone } from '@hojreh/ui'

const known: Readonly<Record<string, { label: string; tone: Tone }>> = {
  completed: { label: 'تکمیل‌شده', tone: 'success' },
  processing: { label: 'در حال انجام', tone: 'info' },
  'on-hold': { label: 'در انتظار بررسی', tone: 'warning' },
  pending: { label: 'در انتظار پرداخت', tone: 'warning' },
  cancelled: { label: 'لغوشده', tone: 'danger' },
  refunded: { label: 'وجه برگشت‌داده‌شده', tone: 'neutral' },
  failed: { label: 'پرداخت ناموفق', tone: 'danger' },
}

/** Returns the label of a status of the former shop; undefined for an unknown one, such as a plugin's. */
export const formerStatusOf = (status: string): { label: string; tone: Tone } | undefined => known[status]
