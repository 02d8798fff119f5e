import {
  type Column,
  type DriverValueEncoder,
  type GetColumnData,
  Param,
  type Query,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** How a value of a statement is written: as a column stores it, or in a way of its own. */
type Encoders = Record<string, Column | DriverValueEncoder<unknown, unknown>>
type ValueOf<Encoder> = Encoder extends Column
  ? GetColumnData<Encoder>
  : Encoder extends DriverValueEncoder<infer Value, unknown>
    ? Value
    : never
type ValuesOf<E extends Encoders> = { [Name in keyof E]: ValueOf<E[Name]> }
type Places<E extends Encoders> = { [Name in keyof E]: SQL<ValueOf<E[Name]>> }

type Compiled = PgPreparedQuery<PreparedQueryConfig>
/** What Drizzle's builders and its `execute` make. */
type Statement<Answer> = PromiseLike<Answer> &
  ({ prepare: (name: string) => Compiled } | { getQuery: () => Query; prepare?: never })

/** Some columns of a table under their own names. */
export const columnsOf = <Table extends object, Name extends keyof Table>(
  table: Table,
  ...names: readonly Name[]
): Pick<Table, Name> => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>

/**
 * A list that a kept plan need not know: of one that stands in the statement itself PostgreSQL expects ten rows without
 * looking and fewer when it looks, so it would plan anew each time.
 */
export const unseen = (list: SQL): SQL => sql`(SELECT ${list})`

const asItIs = { mapToDriverValue: (value: unknown) => value }
/** A list, for `ANY(…)` or `unnest(…)`. */
export const texts: DriverValueEncoder<readonly string[], unknown> = asItIs
export const numbers: DriverValueEncoder<readonly (number | null)[], unknown> = asItIs
/** Instants as PostgreSQL reads them. */
export const instants: DriverValueEncoder<readonly Date[], unknown> = {
  mapToDriverValue: (value) => value.map((instant) => instant.toISOString()),
}

const placesOf = (encoders: Encoders) =>
  Object.fromEntries(
    Object.entries(encoders).map(([name, encoder]) => {
      // A column would ask a NULL for its instant or its JSON.
      const mapToDriverValue = (value: unknown) => (value === null ? null : encoder.mapToDriverValue(value))
      return [name, sql`${new Param(sql.placeholder(name), { mapToDriverValue })}`]
    }),
  )

// Drizzle ties a statement to the connection that it was built for, and keeps that to itself.
const connectionOf = ({ _: { session } }: Db) => ({ client: Reflect.get(session, 'client') as unknown })

let count = 0

/**
 * A statement that Drizzle puts together when it is first asked for, for all connections and transactions: doing that
 * each time took a quarter of the api's time of an order. PostgreSQL prepares it on each connection. Only its values may
 * differ; `encoders` names them with the columns that they are compared with or stored in.
 *
 * Like `.execute()`, it is sent before anything that is written after it in the code.
 */
export const compileOnce = <E extends Encoders, Answer>(
  encoders: E,
  build: (db: Db, places: Places<E>) => Statement<Answer>,
): ((db: Db, values: ValuesOf<E>) => Promise<Answer>) => {
  const name = `once_${count++}`
  const compile = (db: Db): Compiled => {
    const statement = build(db, placesOf(encoders) as Places<E>)
    if (statement.prepare) return statement.prepare(name)
    return db._.session.prepareQuery(statement.getQuery(), undefined, name, false)
  }
  let compiled: Compiled | undefined
  return (db, values) => {
    compiled ??= compile(db)
    const statement: Compiled = Object.assign(Object.create(compiled), connectionOf(db))
    return statement.execute(values) as Promise<Answer>
  }
}
