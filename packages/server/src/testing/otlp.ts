/** The part of a span that tests read. */
export interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** `hojreh-api` */
  service: string
  attributes: Record<string, unknown>
}

interface OtlpAttribute {
  key: string
  value: Record<string, unknown>
}

/** A body of `POST /v1/traces`: https://opentelemetry.io/docs/specs/otlp/#otlphttp-request, JSON encoding. */
export interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { spans: (Omit<Span, 'service' | 'attributes'> & { attributes: OtlpAttribute[] })[] }[]
  }[]
}

const plain = (attributes: OtlpAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

export const spansOf = ({ resourceSpans }: OtlpTraces): Span[] =>
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
