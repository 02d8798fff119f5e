import Fastify from 'fastify'

export interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  service: string
  attributes: Record<string, unknown>
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { spans: (Omit<Span, 'service' | 'attributes'> & { attributes: OtlpAttribute[] })[] }[]
  }[]
}
interface OtlpAttribute {
  key: string
  value: Record<string, unknown>
}

const plain = (attributes: OtlpAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const spansOf = ({ resourceSpans }: OtlpBody): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes }) => ({
        traceId,
        spanId,
        ...(parentSpanId && { parentSpanId }),
        name,
        service: String(plain(resource.attributes)['service.name']),
        attributes: plain(attributes),
      })),
    ),
  )

export interface Collector {
  origin: string
  spans: Span[]
  /** What was posted besides traces. */
  bodies: Record<string, unknown>[]
  forget: () => void
  close: () => Promise<void>
}

/** What an operator's collector is for us: OTLP over HTTP, and reports of failures. */
export const startCollector = async (): Promise<Collector> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 10_000_000 })
  const spans: Span[] = []
  const bodies: Record<string, unknown>[] = []
  app.post<{ Body: OtlpBody }>('/v1/traces', ({ body }) => {
    spans.push(...spansOf(body))
    return {}
  })
  app.post<{ Body: Record<string, unknown> }>('/', ({ body }) => {
    bodies.push(body)
    return {}
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    spans,
    bodies,
    forget: () => {
      spans.length = 0
      bodies.length = 0
    },
    close: () => app.close(),
  }
}
