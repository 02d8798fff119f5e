import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from './bootstrap.mjs'

const responses = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** A browser without a window, where a journey takes a third less of the processor. Playwright's own is one, too. */
const HEADLESS = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const pathOf = (program: string): string =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program], { encoding: 'utf8' }).stdout.trim()

/** Returns a Chromium of this machine; null when there is none but perhaps Playwright's own. */
const installed = (known: readonly string[]): string | null => {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (responses(given)) return given
    throw new Problem(
      `CHROMIUM_PATH=${given} does not run: correct it, or unset it to have a browser installed.`,
    )
  }
  const found = known.find(responses)
  return found ? pathOf(found) : null
}

const attempt = (program: string, ...parameters: string[]): Promise<boolean> =>
  promisify(execFile)(program, parameters, {
    timeout: 10 * 60_000,
    maxBuffer: Number.POSITIVE_INFINITY,
  }).then(
    () => true,
    () => false,
  )

/**
 * Ensures that there is a Chromium. Returns its path, or null when it is Playwright's own, which Playwright finds by
 * itself. A machine that cannot reach Playwright's downloads may have apt.
 * @param isWhole the browser that users have, for measurements
 */
export const ensureBrowser = async ({ isWhole = false } = {}): Promise<string | null> => {
  const known = isWhole ? WHOLE : [HEADLESS, ...WHOLE]
  const here = installed(known)
  if (here) return here
  process.stdout.write('• Installing a browser for the tests …\n')
  if (await attempt('pnpm', '--filter', '@hojreh/e2e', 'exec', 'playwright', 'install', 'chromium'))
    return null
  const wanted = isWhole ? 'chromium' : HEADLESS
  if ((await attempt('apt-get', 'update')) && (await attempt('apt-get', 'install', '-y', wanted)))
    return installed(known)
  throw new Problem(
    'The tests need Chromium and it could not be installed: install it by hand and set CHROMIUM_PATH to it.',
  )
}
