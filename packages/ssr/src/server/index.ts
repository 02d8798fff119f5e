import { closeOnSignal, startObserver } from '@hojreh/server'
import { createAppServer } from './create-app-server.ts'
import { readAppEnvironment } from './environment.ts'
import type { AppServerOptions } from './options.ts'

export { createAppServer } from './create-app-server.ts'
export type { AppServerOptions } from './options.ts'

/** Starts the server of an app with the environment's configuration; ends in order when told to. */
export const startAppServer = async (options: AppServerOptions): Promise<void> => {
  const environment = readAppEnvironment(options.name, process.env)
  const { hotPort } = environment
  const source =
    hotPort === undefined
      ? undefined
      : await (await import('../dev/dev-source.ts')).openDevSource(options, hotPort)
  const observer = await startObserver(options.name, process.env)
  const app = await createAppServer(options, { ...environment, observer }, source)
  closeOnSignal(async () => {
    await app.close()
    await observer.close()
  })
  await app.listen({ host: environment.host, port: environment.port })
}
