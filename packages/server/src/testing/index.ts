export { type Answer, replaceOneOfTwo } from './replace-one-of-two.ts'
export { isLong, runs } from './runs.ts'
export { type ServerProcess, serverProcesses, startServer } from './server-processes.ts'
