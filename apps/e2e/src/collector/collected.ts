import { readFileSync } from 'node:fs'

export interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** `hojreh-api` */
  service: string
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Omit<Span, 'service'>[] }[]
  }[]
}

const linesOf = (file: string): { path: string; body: string }[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    // The last one may be on its way.
    .slice(0, -1)
    .map((line) => JSON.parse(line))

/** All spans that the collector has written so far. */
export const spansIn = (file: string): Span[] =>
  linesOf(file)
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => (JSON.parse(body) as OtlpBody).resourceSpans)
    .flatMap(({ resource, scopeSpans }) => {
      const name = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
      return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: name })))
    })

/** All failures that were reported so far. */
export const failuresIn = (file: string): Record<string, unknown>[] =>
  linesOf(file)
    .filter(({ path }) => path === '/failures')
    .map(({ body }) => JSON.parse(body))
