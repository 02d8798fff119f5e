import { join } from 'node:path'
import { readEnvironment, settings } from '@hojreh/server'
import { z } from 'zod'
import type { ServedApp } from './options.ts'

const defaultPorts: Record<ServedApp, number> = { shop: 8082, blog: 8083, profile: 8084, admin: 8085 }

const environmentOf = (app: ServedApp) => {
  const name = app.toUpperCase()
  return z
    .object({
      [`${name}_HOST`]: settings.host,
      [`${name}_PORT`]: settings.port(defaultPorts[app]),
      KEPT_FILES_FOLDER: z
        .string()
        .optional()
        .describe(
          'Shared by all versions of the apps: pages that are open find the files of their build for a day',
        ),
      API_ORIGIN: z.url().default('http://127.0.0.1:8081').describe('Where the api listens'),
      [`${name}_HOT_PORT`]: z.coerce
        .number()
        .int()
        .min(1)
        .max(65_535)
        .optional()
        .describe(
          'While somebody works on the app: runs it from its sources and tells browsers here what was saved',
        ),
      PAGE_CACHE_MB: z.coerce
        .number()
        .int()
        .min(0)
        .max(4_096)
        .default(64)
        .describe('Memory for rendered pages, dropped when content changes; 0 renders each one'),
      SHOP_TITLE: settings.shopTitle,
      LOG_LEVEL: settings.logLevel,
    })
    .transform((variables) => ({
      host: String(variables[`${name}_HOST`]),
      port: Number(variables[`${name}_PORT`]),
      keptFiles:
        typeof variables.KEPT_FILES_FOLDER === 'string' ? join(variables.KEPT_FILES_FOLDER, app) : undefined,
      hotPort: variables[`${name}_HOT_PORT`] as number | undefined,
      apiOrigin: String(variables.API_ORIGIN).replace(/\/$/, ''),
      pageCacheBytes: Number(variables.PAGE_CACHE_MB) * 1_048_576,
      shopTitle: variables.SHOP_TITLE as string | undefined,
      logLevel: String(variables.LOG_LEVEL),
    }))
}

/** Reads the environment of an app's server; throws one error that names every bad variable. */
export const readAppEnvironment = (app: ServedApp, variables: Record<string, string | undefined>) =>
  readEnvironment(`the ${app} app`, environmentOf(app), variables)
