// npm run reset: the only thing that removes the data folder.
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { dataFolder } from '../lib/data.ts'

const folder = dataFolder()
const isSure = async () => {
  if (process.argv.includes('--yes')) return true
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const asked = questions.question(`Remove ALL data in ${folder}? Type "yes": `)
  // Without a person at a terminal, the question would have no end.
  const response = await Promise.race([asked, once(questions, 'close').then(() => null)])
  questions.close()
  if (response === null)
    process.stdout.write('\nNobody answered; without a terminal say  npm run reset -- --yes\n')
  return response?.trim() === 'yes'
}

/** Returns whether the database runs; the file of a killed one, or after a power cut, names no running process. */
const isDatabaseRunning = (): boolean => {
  try {
    const [id = ''] = readFileSync(join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n', 1)
    return process.kill(Number(id), 0)
  } catch (error) {
    // The process is another user's: it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

if (!existsSync(folder)) process.stdout.write(`There is no data in ${folder}.\n`)
else if (isDatabaseRunning()) {
  process.stderr.write('✗ The shop is running: stop it first.\n')
  process.exitCode = 1
} else if (await isSure()) {
  rmSync(folder, { recursive: true })
  process.stdout.write(`Removed ${folder}.\n`)
} else process.stdout.write('Nothing was removed.\n')
