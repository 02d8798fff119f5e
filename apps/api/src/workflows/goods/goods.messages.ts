import type { Misfit } from '../../modules/catalog/attributes/attribute-values.ts'

const asked = ({ kind, unit }: Misfit): string => {
  if (kind === 'number') return unit ? `عدد (${unit})` : 'عدد'
  return kind === 'yesNo' ? 'بله یا خیر' : 'یکی از گزینه‌های دسته'
}

export const goodsMessages = {
  /** The name that the books give to the author of what a product does by itself. */
  schedule: 'زمان نمایش',
  wrongValue: (misfit: Misfit): string =>
    `ویژگی «${misfit.name}» در این دسته ${asked(misfit)} می‌خواهد، نه «${misfit.value}»`,
} as const
