import { formatJalaliDateTime, formatToman, toPersianDigits } from '@hojreh/persian'
import { Command } from 'commander'
import { type CouponRow, couponRepository } from '../modules/coupon/coupon.repository.ts'
import { normalizeCode } from '../modules/coupon/coupon.rules.ts'
import { commandLineDesk } from '../modules/staff-action/command-line.ts'
import { addCoupon, endCoupon } from '../workflows/coupons/manage-coupons.ts'
import { couponsTexts as text } from './coupons.messages.ts'
import { withShop } from './lib/open-shop.ts'
import { table } from './lib/table.ts'
import { refusedAs } from './lib/tell-refusal.ts'
import { wholeUpTo } from './lib/whole-number.ts'
import { withDependencies } from './orders/order-command.ts'

const DAY_MS = 24 * 60 * 60_000
const RIAL_IN_TOMAN = 10

const say = (line: string) => process.stdout.write(`${line}\n`)

const toman = (given: string) => wholeUpTo(10 ** 12)(given) * RIAL_IN_TOMAN

const worthOf = ({ kind, value, bundleSize }: CouponRow): string => {
  if (kind === 'free_shipping') return text.shipping
  if (kind === 'bundle') return text.bundle(toPersianDigits(bundleSize ?? 0), toPersianDigits(value))
  return kind === 'percent' ? text.percent(toPersianDigits(value)) : formatToman(value)
}

const cellsOf = (coupon: CouponRow): string[] => [
  coupon.code,
  coupon.isAutomatic ? text.itself(coupon.title) : coupon.title,
  worthOf(coupon),
  `${toPersianDigits(coupon.uses)} / ${coupon.maxUses === null ? text.noEnd : toPersianDigits(coupon.maxUses)}`,
  coupon.endsAt ? formatJalaliDateTime(coupon.endsAt) : text.noEnd,
]

const listCommand = new Command('list')
  .description('کدهای تخفیف و شمار استفاده · coupons and how often they were used')
  .option('--json', 'خروجی JSON · as JSON')
  .action(({ json }: { json?: true }) =>
    withShop(async ({ database: { db } }) => {
      const coupons = await couponRepository(db).list()
      if (json) say(JSON.stringify(coupons, null, 2))
      else say(coupons.length > 0 ? table(text.headings, coupons.map(cellsOf)) : text.none)
    }),
  )

interface NewCoupon {
  title?: string
  percent?: number
  amount?: number
  freeShipping?: true
  minTotal?: number
  maxDiscount?: number
  maxUses?: number
  perCustomer?: number
  firstOrder?: true
  days?: number
}

const kindOf = ({ percent, amount, freeShipping }: NewCoupon) => {
  if ([percent, amount, freeShipping].filter((kind) => kind !== undefined).length !== 1) return null
  if (percent !== undefined) return { kind: 'percent', value: percent } as const
  return amount === undefined
    ? ({ kind: 'free_shipping', value: 0 } as const)
    : ({ kind: 'fixed', value: amount } as const)
}

const addCommand = new Command('add')
  .description('کد تخفیف تازه؛ مبلغ‌ها به تومان · a new coupon; amounts in toman')
  .argument('<code>', 'کد · the code')
  .option('--title <title>', 'عنوان · for yourself')
  .option('--percent <n>', 'درصد · percent', wholeUpTo(100))
  .option('--amount <toman>', 'مبلغ ثابت · a fixed amount', toman)
  .option('--free-shipping', 'ارسال رایگان')
  .option('--min-total <toman>', 'کمترین مبلغ کالاها · least worth of the goods', toman)
  .option('--max-discount <toman>', 'بیشترین تخفیف · most that it takes off', toman)
  .option('--max-uses <n>', 'شمار همه‌ی استفاده‌ها · uses by all', wholeUpTo(1_000_000))
  .option('--per-customer <n>', 'شمار استفاده‌ی هر مشتری · uses by one customer', wholeUpTo(1_000))
  .option('--first-order', 'تنها برای نخستین خرید · for first orders only')
  .option('--days <n>', 'تا چند روز · for so many days', wholeUpTo(3_650))
  .action((given: string, options: NewCoupon, command: Command) =>
    withDependencies(async (dependencies) => {
      const worth = kindOf(options)
      if (!worth) return command.error(text.oneKind)
      const code = normalizeCode(given)
      const { days } = options
      const endsAt = days === undefined ? null : new Date(dependencies.clock().getTime() + days * DAY_MS)
      const terms = {
        ...worth,
        title: options.title ?? code,
        minTotal: options.minTotal ?? 0,
        maxDiscount: options.maxDiscount ?? null,
        maxUses: options.maxUses ?? null,
        maxUsesPerCustomer: options.perCustomer ?? null,
        ...{ isAutomatic: false, categoryId: null, bundleSize: null },
        isFirstOrderOnly: options.firstOrder ?? false,
        startsAt: null,
        endsAt,
      }
      await addCoupon(commandLineDesk(dependencies, 'coupons add'), code, terms).catch(
        refusedAs(command, 'name_taken', text.taken(code)),
      )
      say(text.added(code))
    }),
  )

const endCommand = new Command('end')
  .description('کد دیگر پذیرفته نشود · the code is not taken any more')
  .argument('<code>', 'کد · the code')
  .action((given: string, _options: unknown, command: Command) =>
    withDependencies(async (dependencies) => {
      const code = normalizeCode(given)
      await endCoupon(commandLineDesk(dependencies, 'coupons end'), code)
        .catch(refusedAs(command, 'already_done', text.ended(code)))
        .catch(refusedAs(command, 'not_found', text.unknown(code)))
      say(text.ended(code))
    }),
  )

export const couponsCommand = new Command('coupons')
  .description('کدهای تخفیف · coupons')
  .addCommand(listCommand)
  .addCommand(addCommand)
  .addCommand(endCommand)
