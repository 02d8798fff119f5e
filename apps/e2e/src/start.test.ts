import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const main = fileURLToPath(new URL('../../../scripts/main.mjs', import.meta.url))
const FOLDER = `/var/tmp/hojreh-start-${process.pid}`

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

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

  const third = start(environment)
  expect(await third.exit).toBe(1)
  expect(third.output()).toContain(`Port ${port} is busy`)

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

test('a data folder that cannot be used is told in one sentence', async () => {
  const started = start({ PORT: '27999', HOJREH_DATA: '/dev/null/x' })
  expect(await started.exit).toBe(1)
  expect(started.output()).toMatch(/✗ The data folder \/dev\/null\/x\S* cannot be used: choose another one/)
})
