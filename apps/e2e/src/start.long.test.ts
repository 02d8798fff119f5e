import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { dataFolder, freePort, processesOf, start, terminate } from './fixtures/start.ts'

const { folder, remove } = dataFolder('restarts')

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.afterAll(remove)

for (const [when, line] of [
  ['is open', '→  http'],
  ['is being prepared', 'Preparing'],
  ['starts its database', 'Starting the database'],
] as const)
  test(`told to end while it ${when}, the shop leaves nothing running`, async () => {
    const started = start({ PORT: await freePort(), HOJREH_DATA: folder })
    await expect.poll(started.output, { timeout: 60_000, intervals: [20] }).toContain(line)
    terminate(started)
    expect(await started.exit).toBe(0)
    expect(processesOf(folder)).toEqual([])
  })

test('a database that is killed is started again, and the shop goes on', async () => {
  const port = await freePort()
  const started = start({ PORT: port, HOJREH_DATA: folder })
  await expect.poll(started.output, { timeout: 60_000 }).toContain('→  http')
  const [postmaster = ''] = readFileSync(`${folder}/postgres/pgdata/postmaster.pid`, 'utf8').split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
  await expect.poll(started.output, { timeout: 60_000 }).toContain('it runs again')
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/readyz`)).status, {
      timeout: 30_000,
    })
    .toBe(200)
  terminate(started)
  expect(await started.exit).toBe(0)
  expect(processesOf(folder)).toEqual([])
})

test('where memory is short two processes serve all, and come back', async () => {
  const port = await freePort()
  rmSync(`${folder}/shop.log`, { force: true })
  const started = start({ PORT: port, HOJREH_DATA: folder, FEW_PROCESSES: '1' })
  await expect.poll(started.output, { timeout: 60_000 }).toContain('→  http')
  const statuses = () =>
    Promise.all(
      ['/', '/blog', '/auth', '/admin', '/api/config'].map((path) =>
        fetch(`http://localhost:${port}${path}`).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    )
  const allWell = [200, 200, 200, 200, 200]
  expect(await statuses()).toEqual(allWell)
  const log = readFileSync(`${folder}/shop.log`, 'utf8')
  const ids = [...log.matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid))
  expect(new Set(ids).size).toBe(2)
  const pages = ids.find((id) => ids.filter((other) => other === id).length === 5) ?? 0
  process.kill(pages, 'SIGKILL')
  await expect.poll(started.output, { timeout: 60_000 }).toContain('The process pages runs again')
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(allWell)
  terminate(started)
  expect(await started.exit).toBe(0)
  expect(processesOf(folder)).toEqual([])
})

/** Process ids by app, as the log has them: each says where it listens, and ports are given in this order. */
const processIds = (data = folder): Record<string, number> => {
  const names = ['gateway', 'api', 'shop', 'blog', 'profile', 'admin']
  const log = readFileSync(`${data}/shop.log`, 'utf8')
  const byPort = new Map<number, number>()
  for (const [, pid, port] of log.matchAll(
    /"pid":(\d+)[^\n]*Server listening at http:\/\/127\.0\.0\.1:(\d+)/g,
  ))
    byPort.set(Number(port), Number(pid))
  const inOrder = [...byPort].sort(([one], [other]) => one - other)
  return Object.fromEntries(names.map((name, index) => [name, inOrder[index]?.[1] ?? 0]))
}

test('a process that is killed is started again, and the shop goes on', async () => {
  const port = await freePort()
  rmSync(`${folder}/shop.log`, { force: true })
  const started = start({ PORT: port, HOJREH_DATA: folder })
  await expect.poll(started.output, { timeout: 60_000 }).toContain('→  http')
  const statusOf = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    )
  const killed = {
    api: '/api/config',
    gateway: '/livez',
    blog: '/blog',
    shop: '/faq',
    profile: '/auth',
    admin: '/admin',
  }
  for (const [name, path] of Object.entries(killed)) {
    process.kill(processIds()[name] ?? 0, 'SIGKILL')
    await expect.poll(started.output).toContain(`The process ${name} has ended (SIGKILL)`)
    await expect.poll(() => statusOf(path), { timeout: 30_000, intervals: [50] }).toBe(200)
    await expect.poll(started.output, { timeout: 30_000 }).toContain(`The process ${name} runs again`)
  }
  terminate(started)
  expect(await started.exit).toBe(0)
  expect(processesOf(folder)).toEqual([])
})

test('a start that was killed leaves no server behind, and the next one goes on', async () => {
  const port = await freePort()
  const environment = { PORT: port, HOJREH_DATA: folder }
  const killed = start(environment)
  await expect.poll(killed.output, { timeout: 60_000 }).toContain('→  http')
  process.kill(-(killed.child.pid ?? 0), 'SIGKILL')
  await expect.poll(() => processesOf(folder).filter((line) => line.includes('server.ts'))).toEqual([])
  const next = start(environment)
  await expect.poll(next.output, { timeout: 60_000 }).toContain('→  http')
  terminate(next)
  expect(await next.exit).toBe(0)
  // The database of the first one, too.
  expect(processesOf(folder)).toEqual([])
})

/** A small disk of its own; null where this machine gives us none. */
const mountDisk = (folder: string): boolean => {
  mkdirSync(folder, { recursive: true })
  const mount = ['mount', '-t', 'tmpfs', '-o', 'size=300m,mode=777', 'tmpfs', folder]
  const [program = '', ...parameters] = process.getuid?.() === 0 ? mount : ['sudo', '-n', ...mount]
  return spawnSync(program, parameters).status === 0
}

/** Takes all the room that is left. */
const fill = (file: string): void => {
  const block = Buffer.alloc(1_048_576, 1)
  const handle = openSync(file, 'w')
  try {
    for (;;) if (writeSync(handle, block) < block.length) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(handle)
  }
}

test('on a full disk no process ends through its log, pages say 503 at once, and with room the shop is back by itself', async () => {
  const { folder: disk, remove: removeDisk } = dataFolder('disk')
  const hasDisk = mountDisk(disk)
  if (!hasDisk) process.stderr.write('NOT TESTED: a full disk; only root (or sudo) may mount a small one.\n')
  test.skip(!hasDisk, 'only root may mount a small disk')
  const port = await freePort()
  const data = `${disk}/data`
  const started = start({ PORT: port, HOJREH_DATA: data })
  try {
    await expect.poll(started.output, { timeout: 60_000 }).toContain('→  http')
    const statusOf = (path: string) =>
      fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ status }) => status,
        () => 0,
      )
    expect(await statusOf('/blog')).toBe(200)
    const ids = processIds(data)
    fill(`${disk}/filler`)
    // It cannot start again until there is room.
    const [postmaster = ''] = readFileSync(`${data}/postgres/pgdata/postmaster.pid`, 'utf8').split('\n')
    process.kill(Number(postmaster), 'SIGKILL')
    await expect.poll(started.output, { timeout: 30_000 }).toContain('is full: free some space')
    for (const path of ['/shop?brand=x', '/blog?pageId=2', '/api/order/pending'])
      await expect.poll(() => statusOf(path), { timeout: 30_000 }).toBe(path.startsWith('/api') ? 401 : 503)
    // What those requests said did not fit into the log.
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    rmSync(`${disk}/filler`)
    const isBack = async () => [await statusOf('/readyz'), await statusOf('/shop?brand=x')]
    await expect.poll(isBack, { timeout: 10_000, intervals: [100] }).toEqual([200, 200])
    expect(processIds(data)).toEqual(ids)
    expect(started.output()).not.toContain('has ended')
    await expect.poll(() => readFileSync(`${data}/shop.log`, 'utf8')).toContain('lines of the log were lost')
    expect(statSync(`${data}/shop.log`).mode & 0o077).toBe(0)
  } finally {
    terminate(started)
    expect(await started.exit).toBe(0)
    spawnSync(
      process.getuid?.() === 0 ? 'umount' : 'sudo',
      process.getuid?.() === 0 ? [disk] : ['-n', 'umount', disk],
    )
    removeDisk()
  }
})
