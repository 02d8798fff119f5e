export { type Collector, startCollector } from './collector.ts'
export { type OtlpTraces, type Span, spansOf } from './otlp.ts'
