import { visitorKey } from '@hojreh/server'
import fp from 'fastify-plugin'

/** Who counts as one visitor: what every limit of an address counts. */
export const visitor = fp(async (app) => {
  app.decorateRequest('visitor', {
    getter() {
      return visitorKey(this.ip)
    },
  })
})
