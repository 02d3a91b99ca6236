import SchemaBuilder from '@pothos/core'
import type { Context } from '../server/platform/requests/context.ts'
import './authorization.ts'

type Decimal = string

export interface SchemaTypes {
  Context: Context
  Scalars: {
    ID: { Input: string; Output: string }
    Cursor: { Input: string; Output: string }
    Date: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Decimal: { Input: Decimal; Output: Decimal }
    JSON: { Input: unknown; Output: unknown }
    Month: { Input: string; Output: string }
  }
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
}

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: ['rules'],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
})

builder.queryType({})
builder.mutationType({})
builder.subscriptionType({})
