/** Whether a colour is written whole: `#rrggbb`. */
export const isHex = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)
