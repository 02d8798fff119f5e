import { z } from 'zod'

const seconds = (most: number) => z.coerce.number().positive().max(most)

/** Connections to the database, and how long calls wait for it: too long is worse than an honest «try again». */
export const databaseSettings = {
  DATABASE_URL: z.url().describe('PostgreSQL connection string'),
  DATABASE_DIRECT_URL: z
    .url()
    .optional()
    .describe('PostgreSQL without the pooler that DATABASE_URL names; for the command line, which migrates'),
  DATABASE_REPLICA_URL: z
    .url()
    .optional()
    .describe('A streaming replica of it: catalogue, search and content are read there while it keeps up'),
  DATABASE_PREPARED: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1')
    .describe('0: no prepared statements, for a PgBouncer older than 1.21 in transaction mode'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('Connections of this process'),
  DATABASE_DESK_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(50)
    .default(4)
    .describe('Connections of its own that the back office has in this process'),
  DATABASE_DESK_STATEMENT_SECONDS: seconds(60).default(5).describe('Longest statement of it; then 503'),
  DATABASE_WAIT_SECONDS: seconds(60).default(5).describe('Longest wait for one of them; then 503'),
  DATABASE_STATEMENT_SECONDS: seconds(600).default(15).describe('Longest statement; then 503'),
  DATABASE_QUEUE: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(500)
    .describe('Calls that may wait for a connection; those beyond are turned away at once, with 503'),
}
