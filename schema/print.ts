import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

export const printedSchema = `${printSchema(lexicographicSortSchema(schema))}\n`
