import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilItComes } from '../browser/until-it-comes.ts'

/**
 * A part that somebody asks for by a press: a dialog, a form. Its code is loaded then, and what cannot be loaded at
 * once comes later by itself. Show it within a `Suspense` or an `OnDemand`.
 */
export const onPress = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilItComes(load) }))
