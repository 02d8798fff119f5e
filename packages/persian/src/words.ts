const UNITS =
  'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ')
const TENS = '- - بیست سی چهل پنجاه شصت هفتاد هشتاد نود'.split(' ')
const HUNDREDS = '- صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد'.split(' ')
const SCALES = ['', ' هزار', ' میلیون', ' میلیارد', ' تریلیون', ' کوادریلیون']

/** Of a whole number below a thousand, without zero. */
const partsBelowThousand = (value: number): (string | undefined)[] => {
  const below = value % 100
  return [
    ...(value >= 100 ? [HUNDREDS[Math.floor(value / 100)]] : []),
    ...(below >= 20 ? [TENS[Math.floor(below / 10)]] : []),
    ...(below > 0 && below < 20 ? [UNITS[below]] : []),
    ...(below >= 20 && below % 10 > 0 ? [UNITS[below % 10]] : []),
  ]
}

/** A whole number of zero or more in words: `1250` → `یک هزار و دویست و پنجاه`. */
export const numberInWords = (value: number): string => {
  const groups: string[] = []
  let scale = 0
  for (let rest = value; rest > 0; rest = Math.floor(rest / 1_000)) {
    const group = partsBelowThousand(rest % 1_000)
    if (group.length > 0) groups.unshift(group.join(' و ') + (SCALES[scale] ?? ''))
    scale += 1
  }
  return groups.join(' و ') || (UNITS[0] ?? '')
}
