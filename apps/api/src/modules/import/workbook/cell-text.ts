/** Excel keeps fifteen digits; more are the noise of its arithmetic. */
const DECIMALS = 6

/**
 * The text of a workbook's cell as a CSV file would have it: a day without a time is a day, a number has no exponent and
 * no noise. A formula comes as the value that the spreadsheet last showed; nothing is evaluated here.
 */
export const cellText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '')
  return typeof value === 'number' ? value.toFixed(DECIMALS).replace(/\.?0+$/, '') : ''
}
