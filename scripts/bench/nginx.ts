import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from '../lib/end-with-us.ts'
import { endGroup } from '../lib/processes.ts'

const configuration = (folder: string, port: number) => `
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${folder}/files; default_type application/json; }
}
`

/** Lets nginx send some bytes as a file, at `/list`; null where there is no nginx. */
export const startNginx = async (port: number, bytes: Uint8Array) => {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-bench-nginx-'))
  // Its workers may run as another user.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/list'), bytes)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    detached: true,
    stdio: 'ignore',
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    close: endWithUs(async () => {
      await endGroup(child, 5_000)
      rmSync(folder, { recursive: true, force: true })
    }),
  }
}
