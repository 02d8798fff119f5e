import type { Endpoint } from '../define-endpoint.ts'
import type { z } from '../z.ts'
import type { Permission } from './permissions.ts'

/** How long a slow call may take before the gateway or proxy in between gives it up. */
export const SLOW_CALL_MS = 10 * 60_000

/**
 * The callers that an endpoint allows: visitors, who sign in by it (`visitor`); all staff, for their own data
 * (`member`); or staff whose role has the permission.
 */
export type AdminAccess = 'visitor' | 'member' | Permission

/**
 * One call of the back office. A GET changes nothing in the shop; every POST of a member leaves exactly one row in the
 * books (`listActions`). A POST with one of the `guardedPermissions` may be answered `second_step_needed`, too.
 */
export interface AdminEndpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Who extends AdminAccess = AdminAccess,
> extends Omit<Endpoint<Query, Body, Result>, 'path' | 'access' | 'isPage'> {
  readonly path: `/api/admin/${string}`
  readonly access: Who
  /** Needs a second step of the last minutes (`FRESH_SECONDS`); without it `second_step_needed`, see `confirmStaff`. */
  readonly isFresh?: boolean
  /** Made by an open page itself, attended or not: it does not keep a session from ending for inactivity. */
  readonly isUnattended?: boolean
  /** Returns a picture instead of JSON: its address goes into an `<img>`. */
  readonly isPicture?: boolean
  /** Returns a file to be kept instead of JSON. */
  readonly isFile?: boolean
  /** Takes a file as it is (`application/octet-stream`) instead of JSON. */
  readonly isUpload?: boolean
  /** Reads a long file: its time limit is `SLOW_CALL_MS` and not that of a page. */
  readonly isSlow?: boolean
  /** Acts on several things, each in a transaction of its own with its own row in the books. */
  readonly isBulk?: boolean
}

/** Keeps the schemas' own types; see {@link AdminEndpoint}. */
export const defineAdminEndpoint = <
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  const Who extends AdminAccess,
>(
  call: AdminEndpoint<Q, B, A, Who>,
): AdminEndpoint<Q, B, A, Who> => call

export type AdminQuery<C extends AdminEndpoint> = z.input<C['query']>
export type AdminBody<C extends AdminEndpoint> = z.input<C['body']>
export type AdminResponse<C extends AdminEndpoint> = z.output<C['response']>
