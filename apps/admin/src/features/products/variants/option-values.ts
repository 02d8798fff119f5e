import type { Axis, VariantGroup } from '@hojreh/contract/admin'
import { normalizeText } from '@hojreh/persian'

/** The form fields for how options are shown, by the place of the option: `look_0`, `order_0`, `guide_0`. */
export type OptionValues = Record<string, string>

/** Usual names of colours, so that members of staff need not look up their numbers. */
const known: Record<string, string> = {
  ...{
    سرخ: '#b91c1c',
    قرمز: '#dc2626',
    لاکی: '#8c2f39',
    زرشکی: '#7f1d1d',
    نارنجی: '#ea580c',
    زرد: '#facc15',
  },
  ...{
    سبز: '#16a34a',
    زیتونی: '#65752b',
    یشمی: '#0f766e',
    فیروزه‌ای: '#0d9488',
    آبی: '#2563eb',
    سرمه‌ای: '#1e3a5f',
  },
  ...{
    بنفش: '#7c3aed',
    صورتی: '#ec4899',
    گلبهی: '#f0a58f',
    قهوه‌ای: '#7c4a21',
    کرم: '#f3e7cf',
    بژ: '#d9c7a7',
  },
  ...{
    طلایی: '#c9a227',
    نقره‌ای: '#b8bcc2',
    طوسی: '#8a8f98',
    خاکستری: '#6b7280',
    مشکی: '#111111',
    سیاه: '#111111',
    سفید: '#ffffff',
  },
}

/** «گل‌بهی», «گلبهی» and «گل بهی» are one colour. */
const bare = (value: string) => value.replace(/[\s\u200c]/g, '')
const colorsByName = new Map(Object.entries(known).map(([name, color]) => [bare(name), color]))

const COLOR = /\s*(#[\da-f]{6})$/i

/** A value of an option with the colour of its swatch; null without one. */
export type OptionValue = Axis['values'][number]

/** The text of a field that holds values: a line for each, its colour at the end. */
export const linesOf = (values: readonly { value: string; color: string | null }[]): string =>
  values.map(({ value, color }) => [value, color].filter(Boolean).join(' ')).join('\n')

/** Returns how options are shown, as the form holds it. */
export const optionValuesOf = ({ axes }: VariantGroup): OptionValues =>
  Object.fromEntries(
    axes.flatMap(({ look, values, guideHtml }, place) => [
      [`look_${place}`, look],
      [`order_${place}`, linesOf(values)],
      [`guide_${place}`, guideHtml],
    ]),
  )

const readLine = (line: string, isSwatch: boolean): OptionValue => {
  const color = COLOR.exec(line)?.[1]?.toLowerCase() ?? null
  const value = normalizeText(line.replace(COLOR, ''))
  return { value, color: color ?? (isSwatch ? (colorsByName.get(bare(value)) ?? null) : null) }
}

/** Reads values, one on each line. A swatch without a colour gets that of its name, if the name is a known colour. */
export const valuesIn = (lines: string, isSwatch: boolean): OptionValue[] =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => readLine(line, isSwatch))

/** Returns the options to save, read from the form. */
export const axesOfValues = (group: VariantGroup, values: OptionValues): Axis[] =>
  group.axes.map(({ name }, place) => {
    const look = (values[`look_${place}`] ?? 'words') as Axis['look']
    return {
      name,
      look,
      values: valuesIn(values[`order_${place}`] ?? '', look === 'swatches'),
      guideHtml: values[`guide_${place}`] ?? '',
    }
  })
