import { Problem } from '../lib/bootstrap.mjs'
import { freePortsFrom } from '../lib/ports.ts'

export const appNames = ['shop', 'blog', 'profile', 'admin'] as const
export type DevApp = (typeof appNames)[number]

/** The apps named on the command line; all without a name. */
export const chosenApps = (names: readonly string[]): readonly DevApp[] => {
  const unknown = names.find((name) => !appNames.some((app) => app === name))
  if (unknown)
    throw new Problem(`There is no app "${unknown}": say shop, blog, profile, admin, or nothing for all.`)
  return appNames.filter((app) => names.length === 0 || names.includes(app))
}

/** Free ports for the apps' hot reload sockets, by environment variable. */
export const hotPorts = async (first: number, apps: readonly DevApp[]): Promise<Record<string, string>> => {
  const ports = await freePortsFrom(first, apps.length)
  return Object.fromEntries(apps.map((app, index) => [`${app.toUpperCase()}_HOT_PORT`, String(ports[index])]))
}
