import { type ComponentType, lazy } from 'react'

type Import = <Module>(load: () => Promise<Module>) => Promise<Module>

let importBy: Import = (load) => load()

/** Says how the code of every `lazyPart` is loaded, for the start of an app: by default once. */
export const loadPartsBy = (way: Import): void => {
  importBy = way
}

/**
 * React's `lazy` for a named export: a component whose code comes when it is first shown.
 *
 *     const Editor = lazyPart(() => import('./editor.tsx'), 'Editor')
 */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<{ [name in Name]: ComponentType<Props> }>,
  name: Name,
) => lazy(async () => ({ default: (await importBy(load))[name] }))
