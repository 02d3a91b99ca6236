/**
 * The worker process that parses one file: a bank statement, a budget list or an archive. The process ends with the
 * file.
 */
import '../adapters/worker/no-network.ts'
import { serve } from '../adapters/worker/serve.ts'
import { tasks } from './tasks.ts'

serve(tasks)
