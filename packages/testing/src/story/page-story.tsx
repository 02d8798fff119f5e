import type { AppExtra, PageApp } from '@hojreh/app/runtime'
import { AppProviders, type AppStore, makeStore } from '@hojreh/app/runtime'
import { type SessionStore, visitorSession } from '@hojreh/auth/bridge'
import { endpoints, type PublicConfig } from '@hojreh/contract'
import { createStyleCache } from '@hojreh/ui'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'

export { refuse } from '../responses.ts'
export { type Fixed, fetchOfCalls } from './page-fetch.ts'

import { configOf } from '../samples.ts'
import { type FixedResponses, fetchOf } from './page-fetch.ts'

type Step =
  | string
  | { fill: string; with: string }
  | { choose: string; value: string }
  | { option: string }
  | { focus: string }
  | { focused: string }
  | { keys: string }
  | { take: string; see: string }
  | { see: string }
  | { gone: string }

export interface PageStoryArgs<Responses = FixedResponses> {
  path: string
  isSignedIn?: boolean
  /** In the place of parts of the sample configuration. */
  config?: Partial<PublicConfig>
  /** The connection is lost once the page is there. */
  isOffline?: boolean
  responses?: Responses
  /** What brings the page into its state, in order: the name of what is pressed, a text for a field, keys, or what is waited for. */
  steps?: readonly Step[]
  /** A text or a name of the state that stands in no frame of the site; the story has come to it when that is there. */
  shows: string
}

export type PageStory<Responses = FixedResponses> = {
  /** Ids of the rows of `docs/specification.md` that it proves: `§2.39`. */
  tags?: string[]
  args: Partial<PageStoryArgs<Responses>> & Pick<PageStoryArgs, 'shows'>
  /** `widths` of the viewports that have this state; all, when absent. On paper, when `isPrinted`. */
  parameters?: { widths: readonly number[]; isPrinted?: boolean }
  globals?: Record<string, unknown>
}

interface PageStoryOptions {
  app: PageApp
  createRoutes: (store: AppStore) => RouteObject[]
}

// Long enough for a busy machine that compiles a page's chunk; nothing waits that long.
const PATIENCE = { timeout: 20_000 }

const cache = createStyleCache()

const customerSession: SessionStore = { ...visitorSession, token: () => 'a.b.c', isSignedIn: () => true }

const openPage = ({
  app,
  createRoutes,
  path,
  isSignedIn,
  config: changes,
}: PageStoryOptions & PageStoryArgs) => {
  const config = { ...configOf(window.location.origin), ...changes }
  const extra: AppExtra = {
    app,
    config,
    session: isSignedIn ? customerSession : visitorSession,
    apiOrigin: window.location.origin,
    getToken: (isSignedIn ? customerSession : visitorSession).token,
    checkResponse: (name, response) => endpoints[name].response.parse(response),
    // A story stays where it is.
    navigate: () => undefined,
  }
  const store = makeStore({ extra })
  return { config, store, router: createMemoryRouter(createRoutes(store), { initialEntries: [path] }) }
}

const OpenPage = (props: PageStoryOptions & PageStoryArgs) => {
  const [{ config, store, router }] = useState(() => openPage(props))
  return (
    <AppProviders store={store} cache={cache} app={props.app} config={config}>
      <RouterProvider router={router} />
    </AppProviders>
  )
}

const findField = async (page: ReturnType<typeof within>, label: string) => {
  const fields: HTMLElement[] = await page.findAllByLabelText(
    label,
    { selector: 'input, textarea' },
    PATIENCE,
  )
  const field = fields.find((one) => one.checkVisibility())
  if (!field) throw new Error(`the field «${label}» is not to be seen`)
  return field
}

const findControl = (page: ReturnType<typeof within>, name: string) =>
  waitFor(() => {
    for (const role of ['button', 'link', 'checkbox']) {
      const [found] = page.queryAllByRole(role, { name })
      if (found) return found
    }
    throw new Error(`nothing to press is called «${name}»`)
  }, PATIENCE)

/** It keeps the focus for a frame, in which a page that is not whole yet would take it away. */
const focus = (control: HTMLElement) =>
  waitFor(async () => {
    control.focus()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(control).toHaveFocus()
  }, PATIENCE)

/** As the browser tells it, until `onLine` is deleted again. */
const loseConnection = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
}

/** Error with the focused element and the announcements: the page itself is too long to be printed. */
const notSeen = (text: string): Error => {
  const live = document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')
  const told = Array.from(live, ({ textContent }) => textContent).join(' | ')
  return new Error(
    `«${text}» is not to be seen; focus: ${document.activeElement?.outerHTML.slice(0, 200)}; told: ${told}`,
  )
}

const see = (page: ReturnType<typeof within>, text: string, timeout = PATIENCE.timeout) =>
  page.findByText(text, {}, { timeout }).catch(() => {
    throw notSeen(text)
  })

/** With the keyboard, by a thing's drag handle. A window that hears late of its size puts back what was taken. */
const take = (page: ReturnType<typeof within>, handle: string, told: string) =>
  waitFor(async () => {
    await focus(await findControl(page, handle))
    await userEvent.keyboard('[Space]')
    await see(page, told, 3_000).catch(async (error: unknown) => {
      await userEvent.keyboard('{Escape}')
      throw error
    })
  }, PATIENCE)

/** Header, footer and menus say the same on every page, and the bar over them that another page is on its way. */
const FRAME = 'header, nav, footer, [role=progressbar]'
const STATE = 'main, [role=dialog], [role=alertdialog], [role=listbox]'

const inPage = (page: ReturnType<typeof within>, shown: string): HTMLElement[] =>
  [...page.queryAllByText(shown), ...page.queryAllByLabelText(shown)].filter(
    (element) => element.closest(STATE) || !element.closest(FRAME),
  )

/** Pictures of the demo shop that are asked for at once and did not come. */
const missingPictures = (document: Document): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('img[src^="/demo-pictures/"]:not([loading="lazy"])')]
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .map(({ src }) => src)

/** What the stories of any app's pages have in common: how a page opens, and how its calls are answered, differ. */
export const pageStoriesWith = <Responses,>({
  fetchOf,
  render,
}: {
  fetchOf: (responses: Partial<Responses>) => typeof fetch
  render: (args: PageStoryArgs<Responses>) => ReactNode
}) => ({
  parameters: {
    layout: 'fullscreen',
    // As a test, a page is checked in several viewports (`.storybook/pages`), and not by the add-on in one.
    isPage: true,
    a11y: { test: 'off' },
  },
  beforeEach: ({ args }: { args: PageStoryArgs<Responses> }) => {
    const { fetch } = globalThis
    globalThis.fetch = fetchOf(args.responses ?? {})
    // A code that is awaited, a dialog that was open and a product that was looked at outlive a reload, and so the story
    // before this one.
    sessionStorage.clear()
    localStorage.clear()
    return () => {
      globalThis.fetch = fetch
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  render,
  play: async ({ args, canvasElement }: { args: PageStoryArgs<Responses>; canvasElement: HTMLElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('main', {}, PATIENCE)
    if (args.isOffline) loseConnection()
    for (const step of args.steps ?? []) {
      if (typeof step === 'string') await userEvent.click(await findControl(page, step))
      else if ('choose' in step)
        await userEvent.selectOptions(await page.findByLabelText(step.choose), step.value)
      else if ('option' in step)
        await userEvent.click(await page.findByRole('option', { name: step.option }, PATIENCE))
      else if ('take' in step) await take(page, step.take, step.see)
      else if ('see' in step) await see(page, step.see)
      else if ('focus' in step) await focus(await findControl(page, step.focus))
      else if ('focused' in step)
        await waitFor(async () => expect(await findControl(page, step.focused)).toHaveFocus(), PATIENCE)
      else if ('keys' in step) await userEvent.keyboard(step.keys)
      else if ('gone' in step) await waitFor(() => expect(page.queryByText(step.gone)).toBeNull(), PATIENCE)
      else await userEvent.type(await findField(page, step.fill), step.with)
    }
    await waitFor(() => expect(inPage(page, args.shows)).not.toEqual([]), PATIENCE)
    await waitFor(() => expect(missingPictures(canvasElement.ownerDocument)).toEqual([]), PATIENCE)
  },
})

/**
 * The stories of a shopper's app: the app as it is, with a store of its own and calls that are answered in the page.
 * Each story gives the path, the responses, and a text of the state that it shows.
 */
export const pageStories = (options: PageStoryOptions) =>
  pageStoriesWith<FixedResponses>({
    fetchOf,
    render: (args) => <OpenPage {...options} {...args} />,
  })
