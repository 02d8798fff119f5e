import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import { z } from 'zod'
import { cellText } from './cell-text.ts'

const rows = await readSheet(z.string().parse(workerData), 1, { trim: false })
parentPort?.postMessage(rows.map((cells) => cells.map(cellText)))
