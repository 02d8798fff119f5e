import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import { Arrived } from '../browser/arrived.tsx'
import { goOnWithout } from '../browser/chunk-guard.ts'

const isServer = typeof document === 'undefined'
const parts: (() => Promise<unknown>)[] = []
const Nothing = () => null
const never = () => new Promise<never>(() => undefined)
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let isAsked = isServer

/** Asks for every part that the pages seen so far show later, and resolves when all are there. */
export const loadLaterParts = (): Promise<unknown> => {
  isAsked = true
  return Promise.all(parts.map((load) => load()))
}

/** Somebody on the way to another page waits no longer for what stands lower on it. */
const LONGEST_WAIT_MS = 1_500

/**
 * For the way to a page. A server's render then waits for nothing, and a page that somebody goes to inside an app is
 * whole at once: nothing comes in between and moves what is in sight. A browser's first page waits for none of them.
 */
export const whenLaterPartsAreThere = async (): Promise<void> => {
  if (!isAsked) return
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await (isServer ? loadLaterParts() : Promise.race([loadLaterParts(), tooLong]))
}

export interface LaterOptions {
  /** What stands there when no server has rendered the part. */
  Skeleton?: ComponentType
  /** No server renders it, and the page is nothing without it: it fails, and can be tried again. */
  isNeeded?: boolean
}

/**
 * A part of a page below what a person sees first. A server renders it with the page; in the browser its code comes
 * when the page has come to life, and until then its HTML stands there and its links work. Give it what stays the
 * same from render to render: React drops the HTML of a part that changes before its code is there.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Skeleton = Nothing, isNeeded = false }: LaterOptions = {},
): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined
  const arrive = async () => {
    Part ??= await load()
    return Part
  }
  parts.push(isServer ? arrive : () => arrive().catch(goOnWithout))
  const Awaited = lazy(async () => {
    // Asking for files takes a phone a while: not in the task that brings the page to life.
    await nextTask()
    if (isNeeded) return { default: await arrive() }
    // Without its code it stays the server's HTML, whose links work; an error would take the whole page away.
    return { default: (await arrive().catch(goOnWithout)) ?? (await never()) }
  }) as unknown as ComponentType<Props>
  return memo((props: Props) => {
    // One for as long as it is shown: the other would begin anew.
    const [Shown] = useState(() => Part ?? Awaited)
    return (
      <Suspense fallback={<Skeleton />}>
        <Shown {...props} />
        <Arrived />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}
