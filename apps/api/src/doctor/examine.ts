import type { Trouble } from '@hojreh/contract/admin'
import { openGateways } from '../cli/lib/open-gateways.ts'
import { type Config, checkConfig } from '../config/config.ts'
import { isPublicDemo } from '../config/is-public-demo.ts'
import { productionProblems } from '../config/refuse-for-production.ts'
import { openDatabase } from '../db/client.ts'
import { checkCodes } from './check-codes.ts'
import { checkDatabase } from './check-database.ts'
import { checkNotices } from './check-notices.ts'
import { checkOrigins } from './check-origins.ts'
import { checkCaptcha, checkGateway, checkInstalments, checkSms } from './check-others.ts'
import { checkPictures } from './check-pictures.ts'
import { checkStorage } from './check-storage.ts'
import { checkTransfers } from './check-transfers.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

/** A demo is harmless while only this machine reaches it. */
const checkDemo = (config: Config): Finding[] =>
  isPublicDemo(config)
    ? [
        doubtful(
          'demo',
          `can be reached by others at ${config.PUBLIC_ORIGIN}: it takes no money, says so on every page, and shows one-time codes only here or with the key that npm start prints. Behind a proxy, name it in GATEWAY_TRUSTED_PROXIES. For a real shop set DEMO_MODE=0.`,
        ),
      ]
    : []

const checkStart = (config: Config): Finding[] => {
  const sentences = productionProblems(config)
  if (sentences.length > 0) return sentences.map((sentence) => bad('settings', sentence))
  return [
    good('settings', config.DEMO_MODE ? 'are complete, for a demo' : 'are complete, and none is of the demo'),
  ]
}

export type FindingOfArea = Finding & { area: Trouble['area'] }

const of = (area: Trouble['area'], found: Finding | readonly Finding[]): FindingOfArea[] =>
  [found].flat().map((finding) => ({ ...finding, area }))

/** Checks everything that the configuration names; with an incomplete one, says what is missing. */
export const examine = async (variables: Record<string, string | undefined>): Promise<Finding[]> => {
  const { config, problems } = checkConfig(variables)
  return config ? examineShop(config) : problems.map(({ name, message }) => bad(name, message))
}

/** Checks a shop whose configuration is complete. */
export const examineShop = async (config: Config): Promise<FindingOfArea[]> => {
  const database = openDatabase(config.DATABASE_URL, 2, () => {})
  const { gateway, instalments, close } = await openGateways(config, database)
  const providers = [config.SMS_PROVIDER, config.SMS_FALLBACK_PROVIDER].filter((name) => name !== undefined)
  try {
    const ofInstalments = await checkInstalments(instalments)
    return [
      ...of('settings', [...checkStart(config), ...checkDemo(config)]),
      ...of('database', await checkDatabase(database)),
      ...of('storage', await checkStorage(config)),
      ...of('pictures', await checkPictures(database, config)),
      ...of('gateway', [await checkGateway(gateway), ...(ofInstalments ? [ofInstalments] : [])]),
      ...of('sms', await Promise.all(providers.map((name) => checkSms(name, config)))),
      ...of('notices', await checkNotices(database, config)),
      ...of('card_transfers', await checkTransfers(database, config)),
      ...of('codes', await checkCodes(database, config)),
      ...of('captcha', await checkCaptcha(config)),
      ...of('hosts', await checkOrigins(config)),
    ]
  } finally {
    await close()
    await database.close()
  }
}
