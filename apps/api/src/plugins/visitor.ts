import { visitorKey } from '@hojreh/server'
import fp from 'fastify-plugin'

/** Adds the visitor's key to requests: every limit by address counts it. */
export const visitor = fp(async (app) => {
  app.decorateRequest('visitor', {
    getter() {
      return visitorKey(this.ip)
    },
  })
})
