import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const main = fileURLToPath(new URL('../../../scripts/main.mjs', import.meta.url))
const FOLDER = `/var/tmp/hojreh-start-${process.pid}`

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.afterAll(() => {
  for (const folder of [FOLDER, `${FOLDER}-other`, `${FOLDER}-disk`])
    rmSync(folder, { recursive: true, force: true })
})

/** Of all processes, with their environment. */
const listing = process.platform === 'darwin' ? ['-AEww', '-o', 'command='] : ['axeww', '-o', 'args=']

/** Processes of this start: all of them inherit its data folder, PostgreSQL has it on its command line. */
const processesOf = (folder: string): string[] =>
  execFileSync('ps', listing, { encoding: 'utf8', maxBuffer: 50_000_000 })
    .split('\n')
    .filter((line) => line.includes(folder))

interface Started {
  child: ChildProcess
  output: () => string
  exit: Promise<number | null>
}

const start = (environment: Record<string, string>): Started => {
  const child = spawn(process.execPath, [main, 'start'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that Ctrl-C can reach all of it as in a terminal.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return { child, output: () => output, exit: new Promise((resolve) => child.on('exit', resolve)) }
}

const pressCtrlC = ({ child }: Started) => process.kill(-(child.pid ?? 0), 'SIGINT')
/** A service manager tells the first process alone. */
const terminate = ({ child }: Started) => child.kill('SIGTERM')

test('a second start takes less time than the first and keeps all data; Ctrl-C leaves nothing running', async () => {
  const port = String(28_000 + (process.pid % 1_000))
  const environment = { PORT: port, HOJREH_DATA: FOLDER }
  const home = `http://localhost:${port}`
  const newestProduct = async () => (await fetch(`${home}/api/shop/products?take=1`)).text()

  const begin = async () => {
    const began = Date.now()
    const started = start(environment)
    await expect.poll(started.output, { timeout: 60_000, intervals: [100] }).toContain(`→  ${home}`)
    return { started, took: Date.now() - began }
  }

  const { started: first, took: longest } = await begin()
  expect(first.output()).toMatch(/09\d{9}/)
  expect(first.output()).toContain(`${home}/api/dev/inbox`)
  const product = await newestProduct()
  expect(processesOf(FOLDER).length).toBeGreaterThan(5)
  pressCtrlC(first)
  expect(await first.exit).toBe(0)
  expect(processesOf(FOLDER)).toEqual([])

  // The demo shop is there already. Seconds would tell of the machine.
  const { started: second, took } = await begin()
  expect(took).toBeLessThan(longest)
  expect(await newestProduct()).toBe(product)

  const elsewhere = start({ ...environment, HOJREH_DATA: `${FOLDER}-other` })
  expect(await elsewhere.exit).toBe(1)
  expect(elsewhere.output()).toContain(`Port ${port} is busy`)
  // Two shops on one database, log and set of files would get into each other's way.
  const third = start({ ...environment, PORT: String(Number(port) + 500) })
  expect(await third.exit).toBe(1)
  expect(third.output()).toContain(`✗ A shop is running on the data folder ${FOLDER} already: stop it first`)
  expect((await fetch(`${home}/readyz`)).status).toBe(200)

  pressCtrlC(second)
  expect(await second.exit).toBe(0)
  expect(processesOf(FOLDER)).toEqual([])
})

for (const [when, line] of [
  ['is open', '→  http'],
  ['is being prepared', 'Preparing'],
  ['starts its database', 'Starting the database'],
] as const)
  test(`told to end while it ${when}, the shop leaves nothing running`, async () => {
    const started = start({ PORT: String(26_000 + (process.pid % 1_000)), HOJREH_DATA: FOLDER })
    await expect.poll(started.output, { timeout: 60_000, intervals: [20] }).toContain(line)
    terminate(started)
    expect(await started.exit).toBe(0)
    expect(processesOf(FOLDER)).toEqual([])
  })

test('a database that is killed is started again, and the shop goes on', async () => {
  const port = String(27_000 + (process.pid % 900))
  const started = start({ PORT: port, HOJREH_DATA: FOLDER })
  await expect.poll(started.output, { timeout: 60_000 }).toContain('→  http')
  const [postmaster = ''] = readFileSync(`${FOLDER}/postgres/pgdata/postmaster.pid`, 'utf8').split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
  await expect.poll(started.output, { timeout: 60_000 }).toContain('it runs again')
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/readyz`)).status, {
      timeout: 30_000,
    })
    .toBe(200)
  terminate(started)
  expect(await started.exit).toBe(0)
  expect(processesOf(FOLDER)).toEqual([])
})

/** Process ids by app, as the log has them: each says where it listens, and ports are given in this order. */
const processIds = (folder = FOLDER): Record<string, number> => {
  const names = ['gateway', 'api', 'shop', 'blog', 'profile']
  const log = readFileSync(`${folder}/shop.log`, 'utf8')
  const byPort = new Map<number, number>()
  for (const [, pid, port] of log.matchAll(
    /"pid":(\d+)[^\n]*Server listening at http:\/\/127\.0\.0\.1:(\d+)/g,
  ))
    byPort.set(Number(port), Number(pid))
  const inOrder = [...byPort].sort(([one], [other]) => one - other)
  return Object.fromEntries(names.map((name, index) => [name, inOrder[index]?.[1] ?? 0]))
}

test('a process that is killed is started again, and the shop goes on', async () => {
  const port = String(25_000 + (process.pid % 900))
  rmSync(`${FOLDER}/shop.log`, { force: true })
  const started = start({ PORT: port, HOJREH_DATA: FOLDER })
  await expect.poll(started.output, { timeout: 60_000 }).toContain('→  http')
  const statusOf = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    )
  const killed = { api: '/api/config', gateway: '/livez', blog: '/blog', shop: '/faq', profile: '/auth' }
  for (const [name, path] of Object.entries(killed)) {
    process.kill(processIds()[name] ?? 0, 'SIGKILL')
    const began = Date.now()
    await expect.poll(started.output).toContain(`The process ${name} has ended (SIGKILL)`)
    await expect.poll(() => statusOf(path), { timeout: 30_000, intervals: [50] }).toBe(200)
    await expect.poll(started.output, { timeout: 30_000 }).toContain(`The process ${name} runs again`)
    test.info().annotations.push({ type: name, description: `back after ${Date.now() - began} ms` })
  }
  terminate(started)
  expect(await started.exit).toBe(0)
  expect(processesOf(FOLDER)).toEqual([])
})

test('a start that was killed leaves no server behind, and the next one goes on', async () => {
  const port = String(25_900 + (process.pid % 90))
  const environment = { PORT: port, HOJREH_DATA: FOLDER }
  const killed = start(environment)
  await expect.poll(killed.output, { timeout: 60_000 }).toContain('→  http')
  process.kill(-(killed.child.pid ?? 0), 'SIGKILL')
  await expect.poll(() => processesOf(FOLDER).filter((line) => line.includes('server.ts'))).toEqual([])
  const next = start(environment)
  await expect.poll(next.output, { timeout: 60_000 }).toContain('→  http')
  terminate(next)
  expect(await next.exit).toBe(0)
  // The database of the first one, too.
  expect(processesOf(FOLDER)).toEqual([])
})

test('a process that cannot start ends the shop, and the screen shows why', async () => {
  const environment = { PORT: String(25_990 + (process.pid % 9)), HOJREH_DATA: FOLDER }
  const started = start({ ...environment, DATABASE_POOL: 'many' })
  expect(await started.exit).toBe(1)
  expect(started.output()).toMatch(/✗ api did not start[\s\S]*DATABASE_POOL/)
  expect(processesOf(FOLDER)).toEqual([])
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
  const disk = `${FOLDER}-disk`
  const hasDisk = mountDisk(disk)
  if (!hasDisk) process.stderr.write('NOT TESTED: a full disk; only root (or sudo) may mount a small one.\n')
  test.skip(!hasDisk, 'only root may mount a small disk')
  const port = String(24_000 + (process.pid % 900))
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
  }
})

test('a data folder that cannot be used is told in one sentence', async () => {
  const started = start({ PORT: '27999', HOJREH_DATA: '/dev/null/x' })
  expect(await started.exit).toBe(1)
  expect(started.output()).toMatch(/✗ The data folder \/dev\/null\/x\S* cannot be used: choose another one/)
})
