/** The process that parses one file with tables or records: a bank's file, a budget list, an archive. It ends with the file. */
import '../adapters/worker/no-network.ts'
import { serve } from '../adapters/worker/serve.ts'
import { tasks } from './tasks.ts'

serve(tasks)
