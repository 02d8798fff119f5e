import { inboxKey } from '@hojreh/server/local'
import { Problem } from '../lib/bootstrap.mjs'
import { ensureBrowser } from '../lib/browser.ts'
import { runOpenly } from '../lib/processes.ts'

interface JourneysOf {
  /** SHA-256 of the public keys of its certificates, in base64. */
  certificateHashes: readonly string[]
  /** What the operator's command line needs, which some journeys use; with the SECRET of a shop on other machines. */
  environment: Record<string, string>
  /** A folder for what the shop's commands keep. */
  folder: string
}

/** All journeys of a desktop (apps/e2e) through a shop that runs; throws when one fails. */
export const runJourneys = async (
  origin: string,
  { certificateHashes, environment, folder }: JourneysOf,
): Promise<void> => {
  process.stdout.write(`• Journeys through ${origin} …\n`)
  const chromium = await ensureBrowser()
  const code = await runOpenly(
    'pnpm',
    ['--filter', '@hojreh/e2e', 'exec', 'playwright', 'test', '--project=desktop'],
    {
      ...environment,
      ...(environment.SECRET && { E2E_INBOX_KEY: inboxKey(environment.SECRET) }),
      E2E_ORIGIN: origin,
      E2E_CERTIFICATE: certificateHashes.join(','),
      E2E_DATA: folder,
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  )
  if (code !== 0) throw new Problem('A journey failed; the lines above say which.')
}
