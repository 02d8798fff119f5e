// Deployment files that cannot run where they are tested are checked by their own validators.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { DCLinter } from 'dclint'
import { validate as validateDockerfile } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from './lib/bootstrap.mjs'
import { shopProcesses } from './start/processes.ts'

const deploy = join(root, 'deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')

interface Manifest {
  apiVersion: string
  kind: string
}
type Model = new (manifest: Manifest) => { validate: () => void }

describe('the manifests for Kubernetes', () => {
  const files = ['base', 'production'].flatMap((folder) =>
    readdirSync(join(deploy, 'kubernetes', folder))
      // The one of kustomize is no object of a cluster, and a secret is not in git.
      .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
      .map((file) => `kubernetes/${folder}/${file}`),
  )
  const complaintsAbout = async (manifest: Manifest): Promise<string> => {
    const name = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
    const models: Record<string, Model> = await import(name)
    const Model = models[manifest.kind]
    if (!Model) return 'unknown'
    try {
      new Model(manifest).validate()
      return ''
    } catch (error) {
      return String(error)
    }
  }

  test.each(files)('%s says what the api of a cluster takes', async (file) => {
    const manifests: Manifest[] = parseAllDocuments(read(file)).map((document) => document.toJS())
    expect(manifests.length).toBeGreaterThan(0)
    for (const manifest of manifests) expect(await complaintsAbout(manifest), manifest.kind).toBe('')
  })

  test('would be refused with a number that is none', async () => {
    const spec = { selector: {}, template: {}, replicas: 'two' }
    expect(await complaintsAbout({ apiVersion: 'apps/v1', kind: 'Deployment', ...{ spec } })).toMatch(
      /replicas/,
    )
  })
})

test('the compose file keeps to its specification, and the linter finds nothing else than order', () => {
  const lint = (file: string) =>
    new DCLinter({
      // Images are built here and named for a registry; nginx is open to all networks.
      rules: {
        'no-build-and-image': 0,
        'no-unbound-port-interfaces': 0,
        'require-quotes-in-ports': [1, { quoteType: 'double' }],
      },
      quiet: false,
      debug: false,
      exclude: [],
    })
      .lintFiles([file], false)
      .flatMap(({ messages }) =>
        messages.filter(({ category, rule }) => category !== 'style' || rule.startsWith('invalid')),
      )
      .map(({ rule, message }) => `${rule}: ${message}`)
  const file = join(deploy, 'compose/compose.yaml')
  expect(lint(file)).toEqual([])

  const folder = mkdtempSync(join(tmpdir(), 'hojreh-compose-'))
  const wrong = join(folder, 'compose.yaml')
  writeFileSync(wrong, readFileSync(file, 'utf8').replace('stop_grace_period:', 'stop_grace:'))
  expect(lint(wrong).join()).toMatch(/invalid-schema/)
  rmSync(folder, { recursive: true })
})

test.each(['api', 'app'])('the linter of container files finds nothing in %s.Dockerfile', (name) => {
  const text = read(`containers/${name}.Dockerfile`)
  const complaints = (file: string) => validateDockerfile(file).map(({ message }) => message)
  expect(complaints(text)).toEqual([])
  expect(complaints(text.replace('USER node', 'USR node'))).not.toEqual([])
})

test.each(['systemd/run-app', 'containers/api.Dockerfile'])('%s starts the api as npm start does', (path) => {
  const text = read(path)
  const { flags = [], defaults = {} } = shopProcesses('0').find(({ name }) => name === 'api') ?? {}
  const wanted = [...flags, ...Object.entries(defaults).map(([name, value]) => `${name}=${value}`)]
  expect(wanted).toHaveLength(3)
  expect(wanted.filter((one) => !text.includes(one))).toEqual([])
})

test('every question of alerts and dashboard is one that Prometheus can read', () => {
  const alerts: { groups: { rules: { alert: string; expr: string; for: string }[] }[] } = parse(
    read('observability/alerts.yaml'),
  )
  const dashboard: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    read('observability/grafana-dashboard.json'),
  )
  const isReadable = (question: string) => {
    let isWhole = true
    parser.parse(question).iterate({
      enter: ({ type }) => {
        if (type.isError) isWhole = false
      },
    })
    return isWhole
  }
  const questions = [
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]
  expect(questions.length).toBeGreaterThan(10)
  expect(questions.filter((question) => !isReadable(question))).toEqual([])
  expect(isReadable('sum(rate(x[5m])')).toBe(false)
  for (const { rules } of alerts.groups) for (const rule of rules) expect(rule.for).toMatch(/^\d+[smh]$/)
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd finds nothing wrong in its units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-units-'))
  const paths = ['systemd', 'patroni']
    .flatMap((place) => readdirSync(join(deploy, place)).map((file) => `${place}/${file}`))
    .filter((path) => /\.(service|target)$/.test(path))
  const units = paths.map((path) => basename(path))
  for (const path of paths) {
    // systemd looks whether the programs are there.
    const text = read(path)
      .replaceAll('/opt/hojreh/current', root)
      .replaceAll('/usr/local/bin', join(deploy, 'patroni'))
    writeFileSync(join(folder, basename(path)), text)
  }
  const verify = () =>
    spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(folder, unit))], { encoding: 'utf8' })
  const complaints = () =>
    verify()
      .stderr.split('\n')
      .filter((line) => line.includes(folder) || /hojreh/.test(line))
  expect(complaints()).toEqual([])
  const [first = ''] = units
  writeFileSync(join(folder, first), `${readFileSync(join(folder, first), 'utf8')}\nStarting=never\n`)
  expect(complaints()).not.toEqual([])
  rmSync(folder, { recursive: true })
})
