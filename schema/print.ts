import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** The public contract, as it is committed in schema.graphql. */
export const printedSchema = `${printSchema(lexicographicSortSchema(schema))}\n`
