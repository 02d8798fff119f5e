import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { LogHooks } from '../observe/reporting-log.ts'
import { errorForLog } from './error-for-log.ts'
import { logOutput } from './log-output.ts'

/** The destination of log lines; the process's output unless a test listens. */
export interface LogStream {
  write: (line: string) => void
}

export interface LogOptions {
  level: string
  stream?: LogStream | undefined
}

const secrets = ['phone', 'code', 'password', 'rePassword', 'jwtSecret', 'token', 'authorization', 'cookie']

/**
 * Never a phone number, code, token or key: bodies and headers are not logged at all, of an address only its path (a
 * query may hold an authority), and fields with telling names are removed wherever they occur.
 */
export const loggerOptions = (
  { level, stream = logOutput() }: LogOptions,
  hooks: LogHooks,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  hooks,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  serializers: {
    err: (error: unknown) => errorForLog(error),
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
  },
  stream,
})

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
