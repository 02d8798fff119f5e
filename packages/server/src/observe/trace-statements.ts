import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { type Statement, statementChannel } from './statement-channel.ts'

const withoutValues = (text: string) =>
  text.replace(/'(?:[^']|'')*'/g, '?').replace(/(?<![\w$"])\d+(?![\w"])/g, '?')

/**
 * A span for every statement of a traced request, `?` in the place of every value.
 * @returns stops it
 */
export const traceStatements = (tracer: Tracer, activeContext: () => Context): (() => void) => {
  const spans = new WeakMap<Statement, Span>()
  const ignore = () => undefined
  const subscribers = {
    start: (statement: Statement) => {
      const context = activeContext()
      if (!trace.getSpan(context)) return
      const text = withoutValues(statement.text)
      const span = tracer.startSpan(
        text.split(/\s/, 1)[0]?.toLowerCase() ?? 'query',
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
        },
        context,
      )
      spans.set(statement, span)
    },
    error: (statement: Statement) => {
      spans.get(statement)?.setStatus({ code: SpanStatusCode.ERROR })
    },
    // Before the caller continues, and so without the time that it takes.
    asyncStart: (statement: Statement) => {
      spans.get(statement)?.end()
    },
    end: ignore,
    asyncEnd: ignore,
  }
  statementChannel.subscribe(subscribers)
  return () => void statementChannel.unsubscribe(subscribers)
}
