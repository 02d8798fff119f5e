import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { nginxConfig } from '../src/nginx/nginx-config.ts'
import type { NginxOptions } from '../src/nginx/nginx-options.ts'

/** Whether this machine has nginx; without it the tests that need it are skipped, and reported as skipped. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** Starts nginx in the foreground with our configuration; it writes all its files into a folder of its own. */
export const startNginx = async (
  options: Omit<NginxOptions, 'cacheFolder' | 'accessLog'>,
): Promise<{ stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-nginx-'))
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file,
    [
      // Started by root, its workers would run as the user `nobody`, who cannot enter the folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off; worker_processes 1; pid nginx.pid; error_log error.log warn;',
      'events { worker_connections 512; }',
      'http {',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      nginxConfig({ ...options, cacheFolder: join(folder, 'pages'), accessLog: join(folder, 'access.log') }),
      '}',
    ].join('\n'),
  )
  mkdirSync(join(folder, 'pages'))
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr?.on('data', (chunk) => {
    complaints += String(chunk)
  })
  while (!(await listens(options.listen.port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${complaints}`)
    await delay(20)
  }
  return {
    stop: async () => {
      child.kill('SIGQUIT')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
