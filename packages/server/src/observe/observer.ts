import type { FastifyInstance } from 'fastify'
import { type ErrorReport, makeReporter } from './reporter.ts'
import { type LogHooks, reportingLog } from './reporting-log.ts'
import { readSettings } from './settings.ts'

/** A server's traces and failure reports. */
export interface Observer {
  /** Traces every request of a server; before its plugins, because one of them may respond. */
  instrument: (app: FastifyInstance, options: { isPublic: boolean }) => void
  /** Headers with which the next server continues the trace; none outside of a traced request. */
  headers: () => Record<string, string>
  /** Reports a failure to the operator: without personal data, and not too often. */
  report: (failure: ErrorReport) => void
  /** Hooks for the server's log: its errors are reported. */
  logHooks: LogHooks
  /** Sends pending traces and reports. */
  close: () => Promise<void>
}

/** An observer that does nothing and costs nothing. */
export const noopObserver: Observer = {
  instrument: () => undefined,
  headers: () => ({}),
  report: () => undefined,
  logHooks: {},
  close: async () => undefined,
}

/** Starts a server's observer, as far as the environment asks for one. Throws a sentence for wrong settings. */
export const startObserver = async (
  service: string,
  variables: Record<string, string | undefined>,
): Promise<Observer> => {
  const settings = readSettings(variables)
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings
  const tracing = endpoint
    ? // Half a megabyte of code that only tracing needs.
      (await import('./tracing.ts')).startTracing({ service, endpoint, ratio })
    : noopObserver
  const reporter = settings.ERROR_REPORT_URL ? makeReporter(settings.ERROR_REPORT_URL, service) : undefined
  return {
    ...noopObserver,
    ...tracing,
    ...(reporter && { report: reporter.report, logHooks: reportingLog(reporter.report) }),
    close: async () => {
      await Promise.all([tracing.close(), reporter?.close()])
    },
  }
}
