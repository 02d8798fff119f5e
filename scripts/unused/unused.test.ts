import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rules = fileURLToPath(new URL('./rules.ts', import.meta.url))

test('a dependency that nothing imports fails the check', () => {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/knip',
    ['--config', rules, '--directory', 'scripts/unused/fixture', '--reporter', 'json'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(1)
  expect(JSON.parse(stdout).issues).toMatchObject([
    { file: 'package.json', dependencies: [{ name: 'planted' }] },
  ])
})
