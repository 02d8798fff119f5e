import { Command } from 'commander'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'

const signs: Record<Finding['state'], string> = { good: '✓', doubtful: '!', bad: '✗' }

export const doctorCommand = new Command('doctor')
  .description('پیکربندی را بررسی می‌کند · checks the configuration and says how to mend it')
  .action(async () => {
    const findings = await examine(process.env)
    for (const { about, state, sentence } of findings)
      process.stdout.write(`${signs[state]} ${about}: ${sentence}\n`)
    if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1
  })
