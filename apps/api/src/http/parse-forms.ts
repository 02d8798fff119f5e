import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope read what a form of a page sends. */
export const parseForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
