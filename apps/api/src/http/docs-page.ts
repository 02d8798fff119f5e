import { type Html, html } from './html.ts'
import type { openApiDocument } from './openapi-document.ts'

export const docsStyle = `
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border:1px solid #8886;border-radius:.5rem;margin:.5rem 0;padding:.5rem 1rem}
summary{cursor:pointer}code{font-family:ui-monospace,monospace}
pre{overflow:auto;background:#8882;padding:1rem;border-radius:.5rem;max-height:30rem}
`

const json = (value: unknown): Html => html`<pre>${JSON.stringify(value, null, 2)}</pre>`

const schemaOf = (document: ReturnType<typeof openApiDocument>, name: string): Html =>
  name in document.components.schemas
    ? html`<h4>${name}</h4>${json(document.components.schemas[name])}`
    : html``

/** The OpenAPI document as a page to read: no script, nothing from elsewhere. */
export const docsPage = (document: ReturnType<typeof openApiDocument>): Html => html`
<h1>${document.info.title} API ${document.info.version}</h1>
<p>${document.info.description} <a href="/api/openapi.json">openapi.json</a></p>
${Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => html`
<details><summary><code>${method.toUpperCase()} ${path}</code> – ${operation.summary}</summary>
${json({ access: operation.security.length ? 'customer' : 'public', parameters: operation.parameters })}
${schemaOf(document, `${operation.operationId}Body`)}
${schemaOf(document, `${operation.operationId}Response`)}
</details>`,
  ),
)}`
