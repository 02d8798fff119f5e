const PERSIAN_ZERO = 0x06f0
const ARABIC_ZERO = 0x0660

/** Persian (۰-۹) and Arabic (٠-٩) digits as Latin ones; everything else stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })

/** Latin and Arabic digits as Persian ones, for what a person reads. */
export const toPersianDigits = (text: string | number): string =>
  toLatinDigits(String(text)).replace(/[0-9]/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)))
