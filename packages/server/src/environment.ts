import { z } from 'zod'

/** Settings that several servers read in the same way. */
export const settings = {
  logLevel: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Least level that is logged'),
  host: z.string().default('127.0.0.1').describe('Address to listen on'),
  port: (usual: number) =>
    z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(usual)
      .describe('Port to listen on; 0 takes a free one'),
  /** For servers that write pages without the api. */
  shopTitle: z.string().trim().max(60).optional().describe('Name of the shop on pages of failures'),
} as const

/** Reads the environment; throws one error that names every bad variable. */
export const readEnvironment = <Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> => {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  throw new Error(`The configuration of ${what} is not right:\n${z.prettifyError(result.error)}`)
}
