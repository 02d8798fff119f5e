import type { Config } from '../config/config.ts'
import type { InstalmentsGateway, PaymentGateway } from '../modules/payment/payment-gateway.ts'
import { smsCredits } from '../modules/sms/sms-credit.ts'
import { bad, doubtful, type Finding, good, reasonOf } from './finding.ts'

const TIMEOUT_MS = 8_000
const ask = async (url: string, init: RequestInit = {}): Promise<unknown> => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  return response.json()
}

/** Checks that the gateway is reached and willing to talk to this merchant. */
export const checkGateway = async (gateway: PaymentGateway): Promise<Finding> => {
  const about = `gateway ${gateway.name}`
  if (gateway.name === 'sandbox')
    return doubtful(about, 'takes no money: for trying out only. Set PAYMENT_GATEWAY.')
  if (!gateway.hasUnverifiedList)
    return doubtful(about, 'cannot be asked without a payment: pay one order and look at it.')
  try {
    await gateway.unverified()
    return good(about, 'knows this merchant')
  } catch (error) {
    return bad(
      about,
      `does not take our call (${reasonOf(error)}): check the merchant id, and that this server may reach it.`,
    )
  }
}

/** A sum in rial for which every gateway of instalments has an answer. */
const SOME_SUM = 20_000_000

/** Checks that the gateway of instalments knows the merchant and takes an ordinary sum. */
export const checkInstalments = async (gateway: InstalmentsGateway | null): Promise<Finding | null> => {
  if (!gateway) return null
  const about = `instalments ${gateway.name}`
  if (gateway.name.startsWith('sandbox-'))
    return doubtful(about, 'takes no money: for trying out only. Set INSTALMENTS_GATEWAY.')
  if (gateway.name === 'digipay')
    return doubtful(about, 'cannot be asked without a payment: pay one order and look at it.')
  try {
    return (await gateway.offer(SOME_SUM))
      ? good(about, 'knows this merchant')
      : doubtful(
          about,
          'knows this merchant, and takes no sum of 2,000,000 toman: ask it for which sums it is.',
        )
  } catch (error) {
    return bad(
      about,
      `does not take our call (${reasonOf(error)}): check user and client, and that it knows this server's address.`,
    )
  }
}

/** Checks the SMS provider: the key is valid, and credit is left. Not verified with a real account. */
export const checkSms = async (name: Config['SMS_PROVIDER'], config: Config): Promise<Finding> => {
  const about = `SMS ${name}`
  if (name === 'outbox') return doubtful(about, 'delivers nothing: for trying out only. Set SMS_PROVIDER.')
  const known = smsCredits[name]
  if (!known) return doubtful(about, 'cannot be asked for its credit: look at it in its panel.')
  try {
    const credit = await known.ask(config)
    return credit >= known.least
      ? good(about, `has credit (${credit})`)
      : bad(about, `has little credit left (${credit}): charge the account, or nobody can sign in.`)
  } catch (error) {
    return bad(
      about,
      `does not tell its credit (${reasonOf(error)}): check the key, and that this server may reach it.`,
    )
  }
}

/** Checks the captcha: our own needs no other service; Google's needs a secret that it knows. */
export const checkCaptcha = async (config: Config): Promise<Finding> => {
  const about = `captcha ${config.CAPTCHA_PROVIDER}`
  if (config.CAPTCHA_PROVIDER === 'altcha') return good(about, 'needs nobody else')
  try {
    const body = new URLSearchParams({ secret: config.RECAPTCHA_SECRET ?? '', response: 'doctor' })
    const response = JSON.stringify(await ask(config.RECAPTCHA_VERIFY_URL, { method: 'POST', body }))
    return response.includes('invalid-input-secret')
      ? bad(about, 'does not know this secret: check RECAPTCHA_SECRET.')
      : good(about, 'knows this secret')
  } catch (error) {
    return bad(
      about,
      `is not reached (${reasonOf(error)}): set CAPTCHA_PROVIDER=altcha, which needs nobody else.`,
    )
  }
}
