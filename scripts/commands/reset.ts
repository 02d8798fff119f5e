// npm run reset: the only thing that removes the data folder.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { dataFolder } from '../lib/data.ts'

const folder = dataFolder()
const isSure = async () => {
  if (process.argv.includes('--yes')) return true
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await questions.question(`Remove ALL data in ${folder}? Type "yes": `)
  questions.close()
  return answer.trim() === 'yes'
}

if (!existsSync(folder)) process.stdout.write(`There is no data in ${folder}.\n`)
else if (existsSync(join(folder, 'postgres/pgdata/postmaster.pid'))) {
  process.stderr.write('✗ The shop is running: stop it first.\n')
  process.exitCode = 1
} else if (await isSure()) {
  rmSync(folder, { recursive: true })
  process.stdout.write(`Removed ${folder}.\n`)
} else process.stdout.write('Nothing was removed.\n')
