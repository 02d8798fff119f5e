import { openGateway } from '../cli/open-gateway.ts'
import { type Config, readConfig } from '../config/config.ts'
import { refuseForProduction } from '../config/refuse-for-production.ts'
import { openDatabase } from '../db/client.ts'
import { checkDatabase } from './check-database.ts'
import { checkNotices } from './check-notices.ts'
import { checkOrigins } from './check-origins.ts'
import { checkCaptcha, checkGateway, checkSms } from './check-others.ts'
import { checkPictures } from './check-pictures.ts'
import { checkStorage } from './check-storage.ts'
import { bad, type Finding, good } from './finding.ts'

const checkStart = (config: Config): Finding => {
  try {
    refuseForProduction(config)
    return good(
      'settings',
      config.DEMO_MODE ? 'are complete, for a demo' : 'are complete, and none is of the demo',
    )
  } catch (error) {
    return bad('settings', error instanceof Error ? error.message : String(error))
  }
}

/** Looks at everything that the configuration names; throws only when it cannot be read at all. */
export const examine = async (variables: Record<string, string | undefined>): Promise<Finding[]> => {
  const config = readConfig(variables)
  const database = openDatabase(config.DATABASE_URL, 2, () => {})
  const { gateway, close } = await openGateway(config, database)
  const providers = [config.SMS_PROVIDER, config.SMS_FALLBACK_PROVIDER].filter((name) => name !== undefined)
  try {
    return [
      checkStart(config),
      ...(await checkDatabase(database)),
      checkStorage(config),
      await checkPictures(database, config),
      await checkGateway(gateway),
      ...(await Promise.all(providers.map((name) => checkSms(name, config)))),
      ...(await checkNotices(database, config)),
      await checkCaptcha(config),
      ...(await checkOrigins(config)),
    ]
  } finally {
    await close()
    await database.close()
  }
}
