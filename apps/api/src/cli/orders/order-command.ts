import { Command } from 'commander'
import { readConfig } from '../../config/config.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { waysOf } from '../../modules/payment/shop-card.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { commandLineDesk } from '../../modules/staff-action/command-line.ts'
import { systemClock } from '../../shared/clock.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { viewOrder } from '../../workflows/orders/read-orders.ts'
import { withShop } from '../lib/open-shop.ts'
import { ordersCliMessages as text } from './orders.messages.ts'

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2))

/** What workflows need, from the environment of this command. */
export const withDependencies = <Result>(work: (dependencies: Dependencies) => Promise<Result>) =>
  withShop(({ database, files }) =>
    work({ config: readConfig(process.env), database, files, clock: systemClock }),
  )

export const viewFor = async ({ config, database: { db }, clock }: Dependencies, row: OrderRow) =>
  viewOrder(db, row, { ...(await waysOf(db, config)), now: clock() })

export interface OrderOptions {
  json?: true
}
type Act<Options> = (desk: Desk, order: OrderRow, options: Options) => Promise<void>

const orderOf = async (command: Command, { database: { db } }: Dependencies, orderNumber: string) =>
  (await orderRepository(db).findByNumber(orderNumber)) ?? command.error(text.unknown(orderNumber))

const refuse = (command: Command, error: unknown): never => {
  if (error instanceof DomainError && error.code === 'illegal_transition') return command.error(text.tooLate)
  throw error
}

/** A command on one order, by its number, that prints the order's state afterwards. */
export const orderCommand = <Options extends OrderOptions>(
  name: string,
  description: string,
  act: Act<Options>,
): Command =>
  new Command(name)
    .description(description)
    .argument('<orderNumber>', 'شماره سفارش · its number')
    .option('--json', 'خروجی JSON · as JSON')
    .action((orderNumber: string, options: Options, command: Command) =>
      withDependencies(async (dependencies) => {
        const before = await orderOf(command, dependencies, orderNumber)
        try {
          await act(commandLineDesk(dependencies, `orders ${name}`), before, options)
        } catch (error) {
          refuse(command, error)
        }
        const after = await orderOf(command, dependencies, orderNumber)
        if (options.json) sayJson(await viewFor(dependencies, after))
        else say(text.now(orderNumber, after.status))
      }),
    )
