import { createInterface } from 'node:readline/promises'
import { normalizeText, toLatinDigits } from '@hojreh/persian'
import { InvalidArgumentError } from 'commander'
import { setTrackingCode } from '../../workflows/orders/parcels/change-parcel.ts'
import { shipOrder } from '../../workflows/orders/parcels/send-parcel.ts'
import { type OrderOptions, orderCommand } from './order-command.ts'
import { ordersCliMessages as text } from './orders.messages.ts'

const LONGEST_CODE = 60

/** A tracking code as carriers write it: customers copy it. Any digits are taken. */
const readTrackingCode = (given: string): string => {
  const code = toLatinDigits(normalizeText(given))
  if (code !== '' && code.length <= LONGEST_CODE) return code
  throw new InvalidArgumentError(text.noTrackingCode)
}

/** Asks who sits there; a program has to say what it means. */
const askTrackingCode = async (): Promise<string | null> => {
  if (!process.stdin.isTTY) return shipCommand.error(text.sayTracking)
  const dialog = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await dialog.question(text.askTracking).finally(() => dialog.close())
  if (typed.trim() === '') return null
  try {
    return readTrackingCode(typed)
  } catch (error) {
    if (error instanceof InvalidArgumentError) return shipCommand.error(error.message)
    throw error
  }
}

interface ShipOptions extends OrderOptions {
  /** False: there is none. */
  tracking?: string | false
}

export const shipCommand = orderCommand<ShipOptions>(
  'ship',
  'سفارش فرستاده شد؛ به مشتری پیامک می‌رود · it was sent; the customer gets an SMS',
  async (dependencies, order, { tracking }) =>
    shipOrder(dependencies, order, {
      trackingCode: tracking === undefined ? await askTrackingCode() : tracking || null,
    }),
)
  .option('-t, --tracking <code>', 'کد رهگیری مرسوله · tracking code of the parcel', readTrackingCode)
  .option('--no-tracking', 'بی کد رهگیری · there is none')

export const trackCommand = orderCommand<OrderOptions & { tracking: string }>(
  'track',
  'کد رهگیری پس از ارسال؛ به مشتری پیامک می‌رود · adds or corrects the tracking code of what was sent',
  (dependencies, order, { tracking }) => setTrackingCode(dependencies, order, tracking),
).requiredOption('-t, --tracking <code>', 'کد رهگیری مرسوله · tracking code of the parcel', readTrackingCode)
