import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { dataFolder, freePort, pressCtrlC, start } from '../fixtures/start.ts'
import { type Providers, startProviders } from './providers.ts'

const main = fileURLToPath(new URL('../../../../scripts/main.mjs', import.meta.url))

export interface OwnShop {
  origin: string
  desk: string
  providers: Providers
  /** Runs the operator's command line and gives what it printed. */
  command: (...parameters: string[]) => Promise<string>
  close: () => Promise<void>
}

/** An empty shop that takes money, from an empty folder, each app on a host of its own. */
export const openOwnShop = async (name: string): Promise<OwnShop> => {
  const { folder, remove } = dataFolder(name)
  const providers = await startProviders()
  const port = await freePort()
  const origin = `http://shop.localhost:${port}`
  const desk = `http://admin.shop.localhost:${port}`
  const environment = {
    ...{ DEMO_MODE: '0', HOJREH_DATA: folder, PORT: port, SWEEP_INTERVAL_SECONDS: '5' },
    ...{ PUBLIC_ORIGIN: origin, BLOG_ORIGIN: `http://blog.shop.localhost:${port}`, ADMIN_ORIGIN: desk },
    ...{ PROFILE_ORIGIN: `http://account.shop.localhost:${port}`, COOKIE_DOMAIN: 'shop.localhost' },
    ...providers.environment,
  }
  const started = start(environment, '--empty')
  const close = async () => {
    pressCtrlC(started)
    await started.exit
    await providers.close()
    remove()
  }
  try {
    await expect.poll(started.output, { timeout: 400_000, intervals: [100] }).toContain(`→  ${origin}`)
  } catch (error) {
    await close()
    throw error
  }
  return {
    origin,
    desk,
    providers,
    command: async (...parameters) => {
      const { stdout } = await promisify(execFile)(process.execPath, [main, 'shop', ...parameters], {
        env: { ...process.env, ...environment },
      })
      return stdout
    },
    close,
  }
}
