import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

const isServer = typeof document === 'undefined'
const parts: (() => Promise<unknown>)[] = []
const Nothing = () => null
const never = () => new Promise<never>(() => undefined)
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Resolves when every part that the pages seen so far show later is there. A server's render then waits for nothing,
 * and a page that somebody goes to inside an app is whole at once: nothing comes in between and moves what is in sight.
 */
export const loadLaterParts = (): Promise<unknown> => Promise.all(parts.map((load) => load()))

/**
 * A part of a page below what a person sees first. A server renders it with the page; in the browser its code comes
 * when the page has come to life, and until then its HTML stands there and its links work. Give it what stays the
 * same from render to render: React drops the HTML of a part that changes before its code is there.
 * @param Shape what stands there when no server has rendered the part
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Shape: ComponentType = Nothing,
): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined
  const arrive = async () => {
    Part ??= await load()
    return Part
  }
  parts.push(isServer ? arrive : () => arrive().catch(() => undefined))
  // Without its code it stays the server's HTML, whose links work; an error would take the whole page away.
  const Awaited = lazy(async () => {
    // Asking for files takes a phone a while: not in the task that brings the page to life.
    await nextTask()
    return { default: await arrive().catch(never) }
  }) as unknown as ComponentType<Props>
  return memo((props: Props) => {
    // One for as long as it is shown: the other would begin anew.
    const [Shown] = useState(() => Part ?? Awaited)
    return (
      <Suspense fallback={<Shape />}>
        <Shown {...props} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}
