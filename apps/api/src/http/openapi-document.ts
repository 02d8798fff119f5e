import { type Endpoint, endpoints, errorCatalogue, errorResponse, menuItem } from '@hojreh/contract'
import { z } from 'zod'

type Json = Record<string, unknown>
interface Parameter {
  name: string
  in: 'query'
  required: boolean
  schema: Json
}

const componentUri = (name: string) => `#/components/schemas/${name}`

/** Schemas under the names they have in the document; one that several calls share has the first name. */
const nameSchemas = (named: Record<string, z.ZodType>, io: 'input' | 'output') => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) if (!registry.has(schema)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io, uri: componentUri })
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema as Json]),
    ),
    content: (schema: z.ZodType) => ({
      'application/json': { schema: { $ref: componentUri(registry.get(schema)?.id ?? '') } },
    }),
  }
}

const entries: [string, Endpoint][] = Object.entries(endpoints)
const takesBody = ({ method }: Endpoint) => method === 'POST'

const bodies = nameSchemas(
  Object.fromEntries(
    entries.filter(([, call]) => takesBody(call)).map(([name, { body }]) => [`${name}Body`, body]),
  ),
  'input',
)
const responseSchemas = nameSchemas(
  {
    Error: errorResponse,
    MenuItem: menuItem,
    Category: endpoints.listCategories.response.element,
    Cart: endpoints.getPending.response,
    ...Object.fromEntries(entries.map(([name, { response }]) => [`${name}Response`, response])),
  },
  'output',
)

const parametersOf = (query: z.ZodType): Parameter[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as Json,
  }))
}

const errorsOf = (call: Endpoint) => {
  const codes = [
    ...new Set([
      ...call.errors,
      'validation_failed' as const,
      ...(call.access === 'customer' ? (['unauthenticated'] as const) : []),
      'internal_error' as const,
    ]),
  ]
  const statuses = Map.groupBy(codes, (code) => errorCatalogue[code].status)
  return Object.fromEntries(
    [...statuses].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        content: responseSchemas.content(errorResponse),
      },
    ]),
  )
}

const operationOf = (name: string, call: Endpoint) => ({
  operationId: name,
  tags: [call.tag],
  summary: call.summary,
  security: call.access === 'customer' ? [{ session: [], fingerprint: [] }] : [],
  parameters: parametersOf(call.query),
  ...(takesBody(call) && { requestBody: { content: bodies.content(call.body) } }),
  responses: {
    200: {
      description: call.summary,
      content: call.isPage
        ? { 'text/html': { schema: { type: 'string' } } }
        : responseSchemas.content(call.response),
    },
    ...errorsOf(call),
  },
})

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = (origin: string, fingerprintCookie: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Hojreh',
    version: '1.0.0',
    description: 'Money is an integer number of rial. Times are ISO 8601 in UTC.',
  },
  servers: [{ url: origin }],
  // A path may have a call of each method.
  paths: Object.fromEntries(
    [...Map.groupBy(entries, ([, { path }]) => path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map(([name, call]) => [call.method.toLowerCase(), operationOf(name, call)])),
    ]),
  ),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      fingerprint: { type: 'apiKey', in: 'cookie', name: fingerprintCookie },
    },
    schemas: { ...bodies.schemas, ...responseSchemas.schemas },
  },
})
