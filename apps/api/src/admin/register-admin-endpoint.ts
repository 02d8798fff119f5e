import type { Readable } from 'node:stream'
import {
  ADMIN_HEADER,
  type AdminEndpoint,
  type AdminEndpointName,
  type AdminResponse,
  adminEndpoints,
  SLOW_CALL_MS,
} from '@hojreh/contract/admin'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { isAdminHost, pageOrigin } from '../config/admin-origin.ts'
import { isAllowedAddress } from '../config/allowed-addresses.ts'
import { makeRateLimiter } from '../modules/rate-limit/rate-limiter.ts'
import type { Desk } from '../modules/staff-action/actor.ts'
import { isSecondStepDue } from '../modules/staff-session/fresh.ts'
import { makeStaffActor, mayCall, type StaffActor } from '../modules/staff-session/staff-actor.ts'
import { actsOfStaff, actsOfVisitor, refusalsOfStaff } from '../modules/staff-session/staff-limits.ts'
import type { StaffSessions } from '../modules/staff-session/staff-sessions.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { DomainError } from '../shared/domain-error.ts'

type Calls = typeof adminEndpoints
type Who<Name extends AdminEndpointName> = Calls[Name]['access'] extends 'visitor' ? null : StaffActor

export interface AdminInput<Name extends AdminEndpointName> {
  query: z.output<Calls[Name]['query']>
  body: z.output<Calls[Name]['body']>
  staff: Who<Name>
  /** For workflows, with the member as its actor. */
  desk: Who<Name> extends null ? Dependencies : Desk
  /** Writes into the books that a part of a bulk act was refused. */
  keepRefusal: (error: DomainError, subject: string) => Promise<void>
  request: FastifyRequest
  reply: FastifyReply
}
/** Receipts and pictures of reviews are sent as pictures, and an export as a file. */
type Result<Name extends AdminEndpointName> = Name extends 'getReceipt' | 'getReviewPicture'
  ? Buffer
  : Name extends 'exportOrders' | 'exportShop'
    ? Readable
    : AdminResponse<Calls[Name]>

export type AdminHandler<Name extends AdminEndpointName> = (
  input: AdminInput<Name>,
) => Promise<Result<Name>> | Result<Name>

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffActor | null
  }
}

/** Refusals that the books do not record: they say nothing of what the member wanted to do. */
const unwritten: readonly string[] = ['unauthenticated', 'too_many_requests', 'unavailable']

/** Whether a request comes from a page of the back office itself: no form and no script of another origin can. */
const isOwn = ({ method, headers }: FastifyRequest, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (method !== 'POST') return site === undefined || site === 'same-origin' || site === 'none'
  if (headers[ADMIN_HEADER] !== '1' || (site !== undefined && site !== 'same-origin')) return false
  return headers.origin === origin
}

/** Makes the calls of this scope take any bytes as they are. */
const takeFiles = (scope: FastifyInstance): FastifyInstance => {
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  return scope
}

/** Makes `register`, which puts one call of the back office on the server. */
export const makeRegisterAdminEndpoint = (
  app: FastifyInstance,
  dependencies: Dependencies,
  sessions: StaffSessions,
) => {
  const { config, database, clock } = dependencies
  const { db } = database
  const limiter = makeRateLimiter(config.SECRET, clock)

  const refuse = async (staff: StaffActor, error: DomainError, subject?: string): Promise<never> => {
    if (!unwritten.includes(error.code)) {
      await limiter.take(db, refusalsOfStaff, staff.staffId)
      await staff.refused(error.code, subject)
    }
    throw error
  }

  /** Records that a part of a bulk act was refused. The other parts go on, so beyond the limit it is only left out. */
  const keepRefusal = async (staff: StaffActor, { code }: DomainError, subject: string): Promise<void> => {
    const kept = await limiter.count(db, refusalsOfStaff, staff.staffId)
    if (kept <= refusalsOfStaff.limit) await staff.refused(code, subject)
  }

  /** Returns the member of a call, or null where none is needed; throws unless the request may make the call. */
  const admit = async (name: AdminEndpointName, call: AdminEndpoint, request: FastifyRequest) => {
    // As if there were no back office: an address of the shop reveals nothing of it.
    if (!isAdminHost(config, request.host) || !isAllowedAddress(config.ADMIN_ALLOWED_IPS, request.ip))
      throw new DomainError('not_found')
    const isForeign = !isOwn(request, pageOrigin(config, request))
    if (call.access === 'visitor') {
      if (isForeign) throw new DomainError('forbidden')
      return null
    }
    const live = await sessions.read(request, call)
    if (!live) throw new DomainError('unauthenticated')
    const staff = makeStaffActor(live, { name, ...call }, request, dependencies)
    if (isForeign || !mayCall(staff.permissions, call)) return refuse(staff, new DomainError('forbidden'))
    if (isSecondStepDue(call, live.session, clock())) throw new DomainError('second_step_needed')
    if (call.method === 'POST') {
      await limiter.take(db, actsOfVisitor, request.visitor)
      await limiter.take(db, actsOfStaff, staff.staffId)
    }
    return staff
  }

  /**
   * Puts a call on the server: host, origin, session, permission, limits and validation before its handler. A refused
   * act is written into the books; an act that did not call `staff.write` fails.
   * @param kind kind of the thing that the call is about; its id is in the query
   */
  return <Name extends AdminEndpointName>(name: Name, handler: AdminHandler<Name>, kind?: string): void => {
    const call: AdminEndpoint = adminEndpoints[name]
    const isAct = call.method === 'POST' && call.access !== 'visitor'
    const route: RouteOptions = {
      method: call.method,
      url: call.path,
      ...(call.maxBodyBytes !== undefined && { bodyLimit: call.maxBodyBytes }),
      schema: {
        querystring: call.query,
        ...(call.method === 'POST' && !call.isUpload && { body: call.body }),
        ...(!call.isPicture && !call.isFile && { response: { 200: call.response } }),
      },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        request.staff = await admit(name, call, request)
        // The connection is idle until the file is read. A call without a connection (`inject`) has no time-out.
        if (call.isSlow) request.raw.socket.setTimeout?.(SLOW_CALL_MS)
      },
      handler: async (request, reply) => {
        const { staff } = request
        const { id, orderId = id } = request.query as { id?: string; orderId?: string }
        const input = {
          query: request.query,
          body: request.body,
          staff,
          desk: staff ? { ...dependencies, actor: staff } : dependencies,
          keepRefusal: (error: DomainError, subject: string) =>
            staff ? keepRefusal(staff, error, subject) : Promise.resolve(),
          request,
          reply,
        } as AdminInput<Name>
        try {
          const response = await handler(input)
          if (isAct && !staff?.hasWritten()) throw new Error(`${name} left nothing in the books`)
          return response
        } catch (error) {
          if (!isAct || !staff || !(error instanceof DomainError)) throw error
          return refuse(staff, error, kind && orderId && `${kind}:${orderId}`)
        }
      },
    }
    if (call.isUpload) app.register(async (scope) => void takeFiles(scope).route(route))
    else app.route(route)
  }
}

export type RegisterAdminEndpoint = ReturnType<typeof makeRegisterAdminEndpoint>
