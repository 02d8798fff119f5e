import { type ErrorCode, errorCatalogue } from '@hojreh/contract'
import {
  failureBody,
  failurePage,
  failurePagePolicy,
  isMomentary,
  RETRY_SECONDS,
  securityHeaders,
} from '@hojreh/server'
import { type NginxOptions, transportHeaders } from './nginx-options.ts'

/** The failures that nginx responds to by itself, in the gateway's form. */
const failures: readonly { statuses: readonly number[]; code: ErrorCode }[] = [
  { statuses: [502, 503, 504], code: 'unavailable' },
  { statuses: [400], code: 'malformed_request' },
  { statuses: [405], code: 'method_not_allowed' },
  { statuses: [413], code: 'payload_too_large' },
  { statuses: [429], code: 'too_many_requests' },
]

/** An address, not a named location: nginx has none to go back to when it could not read the request's. */
const addressOf = (code: ErrorCode, form: 'page' | 'call') => `/_failure/${code}/${form}`

/** A text of a configuration. Nothing in ours holds a variable but the request's id. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Headers of a response of nginx's own. */
export const headerLines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)

const headersOf = (options: NginxOptions, form: 'page' | 'call') => [
  ...headerLines({
    'cache-control': 'no-store',
    ...securityHeaders,
    ...(form === 'page' && { 'content-security-policy': failurePagePolicy }),
  }),
  'add_header x-request-id $request_id always;',
  ...transportHeaders(options),
]

const locationOf = (
  options: NginxOptions,
  code: ErrorCode,
  form: 'page' | 'call',
  type: string,
  text: string,
): string[] => [
  `location = ${addressOf(code, form)} {`,
  `  internal;`,
  `  default_type ${type};`,
  ...headersOf(options, form).map((line) => `  ${line}`),
  ...(isMomentary(code) ? [`  add_header retry-after ${RETRY_SECONDS} always;`] : []),
  `  return ${errorCatalogue[code].status} ${quoted(text)};`,
  '}',
]

/** The designed failures: a page for a person, JSON for a call, each with the request's id. */
export const failureLocations = (options: NginxOptions): string[] =>
  failures.flatMap(({ code }) => [
    ...locationOf(
      options,
      code,
      'page',
      "'text/html; charset=utf-8'",
      failurePage(code, '$request_id', options.shopTitle),
    ),
    ...locationOf(
      options,
      code,
      'call',
      'application/json',
      JSON.stringify(failureBody(code, '$request_id')),
    ),
  ])

/** A call that is not there, said without asking an app. */
export const missingCall = (options: NginxOptions): string[] => [
  'default_type application/json;',
  ...headersOf(options, 'call'),
  `return ${errorCatalogue.not_found.status} ${quoted(JSON.stringify(failureBody('not_found', '$request_id')))};`,
]

/** Which of them a location shows. */
export const failureHandlers = (form: 'page' | 'call'): string[] =>
  failures.map(({ statuses, code }) => `error_page ${statuses.join(' ')} = ${addressOf(code, form)};`)
