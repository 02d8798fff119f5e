import type { ErrorCode } from '@hojreh/contract'
import type { Command } from 'commander'
import { DomainError } from '../../shared/domain-error.ts'

/** Ends a command with the sentence of what the shop refuses: that of the field it is about, when it names one. */
export const tellRefusal =
  (command: Command) =>
  (error: unknown): never => {
    if (!(error instanceof DomainError)) throw error
    const [told = error.message] = Object.values(error.fields ?? {})
    return command.error(told)
  }

/** Ends a command with a sentence of its own for one kind of refusal. */
export const refusedAs =
  (command: Command, code: ErrorCode, sentence: string) =>
  (error: unknown): never => {
    if (error instanceof DomainError && error.code === code) return command.error(sentence)
    throw error
  }
