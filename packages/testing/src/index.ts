export { type Answer, replaceOneOfTwo } from './replace-one-of-two.ts'
export { type ServerProcess, serverProcesses, startServer } from './server-processes.ts'
