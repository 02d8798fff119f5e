import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { goOnWithout } from '../browser/chunk-guard.ts'

/**
 * A part that has to wait for the page's data anyway, or for a press: its code is asked for when the page's file runs,
 * and comes beside the data. Show it within a `Suspense` whose shape is that of the missing data. For apps that no
 * server renders; where one does, see `later`.
 */
export const alongside = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => {
  const coming = load().catch(goOnWithout)
  // Tried once more when it is to be shown; who shows it tells what is then still wrong.
  return lazy(async () => ({ default: (await coming) ?? (await load()) }))
}
