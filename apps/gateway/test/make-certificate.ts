import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** Makes a certificate that no client trusts; `remove` deletes its folder. */
export const makeCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-certificate-'))
  const certificate = join(folder, 'shop.crt')
  const key = join(folder, 'shop.key')
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=shop.example', '-keyout', key, '-out', certificate],
  ])
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
  return { certificate, key, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
