import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from '../../src/db/schema.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  /** Rows that an index-only scan had to look at all the same. */
  'Heap Fetches'?: number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  /** Those that an index took for a match. */
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** What PostgreSQL did for one query. */
export interface QueryPlan {
  indexes: string[]
  /** Indexes that were enough: no row of their table was looked at. */
  onlyIndexes: string[]
  /** Tables that were read from end to end. */
  scanned: string[]
  /** Rows that were looked at in tables and indexes, also those that did not fit. */
  rowsRead: number
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

const planOf = (root: PlanNode): QueryPlan => {
  const nodes = flatten(root)
  // A bitmap index scan names its index only.
  const reads = nodes.filter((node) => node['Relation Name'] ?? node['Index Name'])
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    onlyIndexes: nodes.flatMap((node) => (node['Heap Fetches'] === 0 ? (node['Index Name'] ?? []) : [])),
    scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
    rowsRead: reads.reduce(
      (sum, node) =>
        sum +
        node['Actual Loops'] *
          (node['Actual Rows'] +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)),
      0,
    ),
  }
}

/** A database whose queries can be looked at afterwards. @param max connections: a server takes several, a repository one */
export const openExplaining = (url: string, max = 1) => {
  const pool = new pg.Pool({ connectionString: url, max })
  const queries: { text: string; values: unknown[] }[] = []
  const run = pool.query.bind(pool) as (config: { text: string }, values?: unknown[]) => Promise<unknown>
  const recording = Object.assign(Object.create(pool) as pg.Pool, {
    query: (config: { text: string }, values: unknown[] = []) => {
      queries.push({ text: config.text, values })
      return run(config, values)
    },
  })
  return {
    db: drizzle(recording, { schema, casing: 'snake_case' }),
    pool: recording,
    /**
     * Runs `work` and returns the tables that each of its queries would read from end to end once its plan is kept: the
     * planner knows no value then, and takes a third of the rows for what lies before a moment.
     */
    scannedByKeptPlans: async (work: () => Promise<unknown>): Promise<string[]> => {
      queries.length = 0
      await work()
      const scanned: string[] = []
      for (const { text } of queries) {
        const { rows } = await pool.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`)
        scanned.push(...planOf(rows[0]['QUERY PLAN'][0].Plan).scanned)
      }
      return scanned
    },

    /** Runs `work` and returns the plan of each of its queries. */
    plansOf: async (work: () => Promise<unknown>): Promise<QueryPlan[]> => {
      queries.length = 0
      await work()
      const plans: QueryPlan[] = []
      for (const { text, values } of queries) {
        const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
        plans.push(planOf(rows[0]['QUERY PLAN'][0].Plan))
      }
      return plans
    },
    close: () => pool.end(),
  }
}
