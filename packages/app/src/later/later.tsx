import { type ComponentType, lazy, memo, Suspense } from 'react'

const isServer = typeof document === 'undefined'
const parts: Promise<unknown>[] = []
const never = () => new Promise<never>(() => undefined)

/** Resolves when a server has every part that pages show later in the browser: a render of theirs waits for nothing. */
export const loadLaterParts = (): Promise<unknown> => Promise.all(parts)

/**
 * A part of a page below what a person sees first. A server renders it with the page; in the browser its code comes
 * when the page has come to life, and until then its HTML stands there and its links work. Give it what stays the
 * same from render to render: React drops the HTML of a part that changes before its code is there.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let Part: ComponentType<Props>
  if (isServer)
    parts.push(
      load().then((loaded) => {
        Part = loaded
      }),
    )
  // Without its code it stays the server's HTML, whose links work; an error would take the whole page away.
  else Part = lazy(async () => ({ default: await load().catch(never) })) as unknown as ComponentType<Props>
  return memo((props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>
}
