import type { FastifyServerOptions } from 'fastify'
import type { ErrorReport } from './reporter.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>
export type LogHooks = NonNullable<LoggerOptions['hooks']>

const ERROR_LEVEL = 50
const first = (value: unknown): { err?: unknown; error?: unknown } =>
  value instanceof Error ? { err: value } : ((value ?? {}) as { err?: unknown })

/** Hooks of a log that report whatever is worth the level `error`: requests, jobs, everything that logs. */
export const reportingLog = (report: (failure: ErrorReport) => void): LogHooks => ({
  logMethod(parameters, method, level) {
    if (level >= ERROR_LEVEL) {
      const { err } = first(parameters[0])
      const message = parameters.find((each) => typeof each === 'string')
      const { reqId } = this.bindings()
      report({ error: err, message, requestId: reqId })
    }
    method.apply(this, parameters)
  },
})
