import { z } from 'zod'

const environment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('Collector of traces (OTLP over HTTP); without it nothing is traced'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which part of all requests is traced; the same for every process'),
  ERROR_REPORT_URL: z.url().optional().describe('Where failures of servers and browsers are posted, as JSON'),
})

/** Reads the environment; throws one error that names every bad variable. */
export const readSettings = (variables: Record<string, string | undefined>) => {
  const result = environment.safeParse(variables)
  if (result.success) return result.data
  throw new Error(`The configuration of traces and reports is not right:\n${z.prettifyError(result.error)}`)
}
