/** What stands in braces in a text, and how providers call it in an approved pattern. */
export const smsPlaceholders = {
  shop: { label: 'فروشگاه', kavenegar: null, smsir: null },
  code: { label: 'کد', kavenegar: 'token', smsir: 'CODE' },
  order: { label: 'سفارش', kavenegar: 'token', smsir: 'ORDER' },
  trackingCode: { label: 'کد رهگیری', kavenegar: 'token2', smsir: 'TRACKING' },
  reference: { label: 'شماره پیگیری', kavenegar: 'token2', smsir: 'REFERENCE' },
  link: { label: 'پیوند', kavenegar: 'token3', smsir: 'LINK' },
  sum: { label: 'مبلغ', kavenegar: 'token10', smsir: 'SUM' },
  product: { label: 'کالا', kavenegar: 'token20', smsir: 'PRODUCT' },
  reason: { label: 'دلیل', kavenegar: 'token20', smsir: 'REASON' },
  address: { label: 'نشانی', kavenegar: 'token20', smsir: 'ADDRESS' },
  answer: { label: 'پاسخ', kavenegar: 'token20', smsir: 'ANSWER' },
} as const satisfies Record<string, { label: string; kavenegar: string | null; smsir: string | null }>
export type SmsPlaceholder = keyof typeof smsPlaceholders
export type SmsValues = Partial<Record<SmsPlaceholder, string>>

interface Rule {
  /** All that may stand in it. */
  has: readonly SmsPlaceholder[]
  /** Without these the SMS says nothing. */
  needs: readonly SmsPlaceholder[]
}
const ofOrder = (...more: SmsPlaceholder[]): Rule => ({ has: ['shop', 'order', ...more], needs: ['order'] })

/** Every SMS to customers, and news for the shop's own people, whose wording the shop may change. */
export const smsTextRules = {
  otp: { has: ['shop', 'code'], needs: ['code'] },
  placed_by_desk: { has: ['shop', 'order', 'sum', 'link'], needs: ['order', 'link'] },
  lines_changed: ofOrder('sum', 'link'),
  difference_due: { has: ['shop', 'order', 'sum', 'link'], needs: ['order', 'link'] },
  edit_withdrawn: ofOrder('sum'),
  edit_lapsed: ofOrder('sum'),
  edit_cancelled: ofOrder('sum'),
  difference_rejected: ofOrder('sum'),
  paid: ofOrder(),
  transfer_rejected: ofOrder(),
  transfer_hold_ended: ofOrder(),
  shipped: ofOrder('trackingCode'),
  part_shipped: ofOrder('trackingCode'),
  rest_shipped: ofOrder('trackingCode'),
  tracking_code: { has: ['shop', 'order', 'trackingCode'], needs: ['trackingCode'] },
  address_changed: ofOrder('address'),
  return_requested: ofOrder(),
  return_refused: ofOrder('reason'),
  returned: ofOrder(),
  returned_part: ofOrder('sum'),
  refunded_part: ofOrder('sum', 'reference'),
  refunded: ofOrder('reference'),
  review: { has: ['shop', 'order', 'link'], needs: ['link'] },
  question_answered: { has: ['shop', 'product', 'link'], needs: ['link'] },
  back_in_stock: { has: ['shop', 'product', 'link'], needs: ['product'] },
  wish_found: { has: ['shop', 'product', 'link'], needs: ['link'] },
  answer: { has: ['shop', 'answer'], needs: ['answer'] },
} as const satisfies Record<string, Rule>
export type SmsTextName = keyof typeof smsTextRules
export const smsTextNames = Object.keys(smsTextRules) as [SmsTextName, ...SmsTextName[]]
export const ruleOfSmsText = (name: SmsTextName): Rule => smsTextRules[name]

const PLACEHOLDER = /\{([^{}\n]*)\}/g
const byLabel = new Map(
  (Object.keys(smsPlaceholders) as SmsPlaceholder[]).map((key) => [
    smsPlaceholders[key].label as string,
    key,
  ]),
)

/** Returns what is wrong with a wording: a placeholder that is missing, or one that this SMS does not have. */
export const troubleOfSmsText = (
  name: SmsTextName,
  text: string,
): { kind: 'missing' | 'unknown'; label: string } | null => {
  const { has, needs } = ruleOfSmsText(name)
  const labels = [...text.matchAll(PLACEHOLDER)].map(([, label = '']) => label.trim())
  const unknown = labels.find((label) => !has.some((key) => smsPlaceholders[key].label === label))
  if (unknown !== undefined) return { kind: 'unknown', label: unknown }
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) return { kind: 'unknown', label: '' }
  const missing = needs.find((key) => !labels.includes(smsPlaceholders[key].label))
  return missing ? { kind: 'missing', label: smsPlaceholders[missing].label } : null
}

/** Returns the SMS with its values. A line of whose placeholders none has a value is left out. */
export const fillSmsText = (text: string, values: SmsValues): string =>
  text
    .split('\n')
    .flatMap((line) => {
      let found = 0
      let filled = 0
      const said = line.replace(PLACEHOLDER, (_whole, label: string) => {
        const key = byLabel.get(label.trim())
        const value = (key && values[key]) ?? ''
        found += 1
        if (value !== '') filled += 1
        return value
      })
      return found > 0 && filled === 0 ? [] : [said]
    })
    .join('\n')

const LATIN = /^[\n\r -_a-z{|}~\u00a3\u00a5]*$/u

/** Returns how many parts are paid for: 70 letters (67 in several parts), or 160 (153) where all of them are Latin. */
export const smsPartsOf = (text: string): { letters: number; parts: number } => {
  const [alone, each] = LATIN.test(text) ? [160, 153] : [70, 67]
  // As operators count: two for what lies beyond the first plane, such as emoji.
  const letters = text.length
  return { letters, parts: letters <= alone ? 1 : Math.ceil(letters / each) }
}
