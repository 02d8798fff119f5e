import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api'

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The span that a header names (W3C Trace Context); undefined for anything else. */
export const parentOf = (header: string | string[] | undefined): SpanContext | undefined => {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(String(header ?? '')) ?? []
  const span = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  }
  return isSpanContextValid(span) ? span : undefined
}

/** The header that names a span. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
